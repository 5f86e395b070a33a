import { setTimeout as pause } from 'node:timers/promises';
import { timerMs } from '../../contract/timers.ts';

const MAX_TRIES = 5;

/** Runs what makes tables. Of processes that start together one makes them; the others fail, and find them when they try again. */
export async function besideOthers<Result>(make: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await make();
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await pause(timerMs(200 * tries));
    }
  }
}
