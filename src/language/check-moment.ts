/** A day and a time of day as typed into a form, read as the moment that a person means by them. */
import { isDay, momentOf } from '../contract/moments.ts';

/** `day` is `2026-11-20`, `time` `07:30`, both on the member's own clock. */
export interface TypedMoment {
  day: string;
  time: string;
}

export type MomentErrors = Partial<Record<keyof TypedMoment, string>>;

interface MomentOptions {
  now: Date;
  /** Of what is being edited: it stays as it is, with its seconds and offset, while day and time are left alone. */
  keptMoment?: string | undefined;
  /** Why what was done cannot lie in the future, as a sentence. */
  futureWords: string;
}

const MISSING: Record<keyof TypedMoment, string> = { day: 'Vali kuupäev.', time: 'Vali kellaaeg.' };

/** The moment that was meant; within the present minute that is now, so that entries keep their order. */
export function checkMoment(
  { day, time }: TypedMoment,
  { now, keptMoment, futureWords }: MomentOptions,
): { moment?: string; errors: MomentErrors } {
  const errors: MomentErrors = {};
  if (!isDay(day)) errors.day = MISSING.day;
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
