import { setTimeout as pause } from 'node:timers/promises';
import { STEADY_ANSWER_MS } from './identity-limits.ts';

/** Answers no sooner than any such work takes, so that its time does not tell whether an address has an account. */
export async function inSteadyTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(STEADY_ANSWER_MS)]);
  return result;
}
