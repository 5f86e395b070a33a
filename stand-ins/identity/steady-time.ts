import { setTimeout as pause } from 'node:timers/promises';
import { STEADY_ANSWER_MS } from './identity-limits.ts';

/** Responds no sooner than any such work takes, so that its time does not reveal whether an address has an account. */
export async function inSteadyTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(STEADY_ANSWER_MS)]);
  return result;
}
