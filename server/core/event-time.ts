import { FIRST_ENTRY_DAY, MAX_FUTURE_HOURS } from '../../contract/limits.ts';
import { badInput } from './failures.ts';

/** Returns whether a moment is further ahead of the server's clock than clocks and time zones explain. */
export function isAhead(moment: string, now: Date): boolean {
  return Date.parse(moment) > now.getTime() + MAX_FUTURE_HOURS * 3_600_000;
}

/** BAD_USER_INPUT for a moment that is as far ahead as that. */
export function checkNotAhead(field: string, moment: string | null | undefined, now: Date): void {
  if (moment && isAhead(moment, now))
    throw badInput(field, `${field} is more than ${MAX_FUTURE_HOURS} hours ahead.`);
}

/** BAD_USER_INPUT for a moment of an entry that is as far ahead as that, or before any that she can mean. */
export function checkEntryMoment(field: string, moment: string | null | undefined, now: Date): void {
  checkNotAhead(field, moment, now);
  if (moment && moment < FIRST_ENTRY_DAY) throw badInput(field, `${field} is before ${FIRST_ENTRY_DAY}.`);
}
