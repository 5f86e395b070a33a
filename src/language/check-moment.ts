/** Reads a typed day and time of day as the moment a person means by them. */
import { FIRST_ENTRY_DAY } from '../../contract/limits.ts';
import { isDay, momentOf } from '../../contract/moments.ts';

/** `day` is `2026-11-20`, `time` `07:30`, both on the member's own clock. */
export interface TypedMoment {
  day: string;
  time: string;
}

export type MomentErrors = Partial<Record<keyof TypedMoment, string>>;

interface MomentOptions {
  now: Date;
  /** The entry's current moment when editing: kept exactly, with its seconds and offset, unless day or time changes. */
  keptMoment?: string | undefined;
  /** The sentence to show when the moment is in the future. */
  futureWords: string;
}

const MISSING: Record<keyof TypedMoment, string> = { day: 'Vali kuupäev.', time: 'Vali kellaaeg.' };
/** Before the first day that anything can be noted of. */
export const WRONG_YEAR = 'Kontrolli aastat.';

/** Returns the typed moment. Within the current minute that is now, so that entries keep their order. */
export function checkMoment(
  { day, time }: TypedMoment,
  { now, keptMoment, futureWords }: MomentOptions,
): { moment?: string; errors: MomentErrors } {
  const errors: MomentErrors = {};
  if (!isDay(day)) errors.day = MISSING.day;
  else if (day < FIRST_ENTRY_DAY) errors.day = WRONG_YEAR;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) errors.time = MISSING.time;
  if (errors.day !== undefined || errors.time !== undefined) return { errors };
  const isKept = keptMoment?.startsWith(`${day}T${time}`) ?? false;
  const meant = new Date(isKept && keptMoment ? keptMoment : `${day}T${time}:00`);
  const currentMoment = momentOf(now);
  if (currentMoment.startsWith(`${day}T${time}`)) return { moment: currentMoment, errors };
  if (meant.getTime() <= now.getTime()) return { moment: (isKept && keptMoment) || momentOf(meant), errors };
  const isLaterDay = day > currentMoment.slice(0, 10);
  return { errors: { [isLaterDay ? 'day' : 'time']: futureWords } };
}
