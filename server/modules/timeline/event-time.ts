import { MAX_FUTURE_HOURS } from '../../../src/contract/limits.ts';
import { badInput } from '../../core/failures.ts';

/** BAD_USER_INPUT for a moment further ahead of the server's clock than clocks and time zones explain. */
export function checkNotAhead(field: string, moment: string | null | undefined, now: Date): void {
  if (moment === null || moment === undefined) return;
  if (Date.parse(moment) > now.getTime() + MAX_FUTURE_HOURS * 3_600_000) {
    throw badInput(field, `${field} is more than ${MAX_FUTURE_HOURS} hours ahead.`);
  }
}
