/**
 * What is logged by a clock that is wrong. The server says by how much when an entry is about to be sent:
 *
 *   profile edit, consent ──▶ sent with the right moment: it only orders them
 *   measurement, training, whose day stays the same ──▶ sent as it is
 *   measurement, training, which would fall on a wrong day ──▶ held as refused (CLOCK_WRONG), and she is asked
 *
 * What the server may already have is never changed, nor a day that she chose herself.
 */
import { CLOCK_TOLERANCE_MS } from '../contract/limits.ts';
import { dayOf, momentOf } from '../contract/moments.ts';
import type { QueuedVariables } from '../contract/queued-mutations.ts';
import type { Entry, Refusal } from './entry.ts';

/** The entry as it may be sent from a device whose clock is `aheadMs` ahead; the same one where nothing is wrong with it. */
export function underClock(entry: Entry, aheadMs: number): Entry {
  if (entry.attempts > 0 || entry.isMomentSure || Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) return entry;
  switch (entry.kind) {
    case 'editMyProfile':
    case 'giveConsent':
      return { ...entry, variables: atRightMoment(entry, aheadMs), isMomentSure: true } as Entry;
    case 'createMeasurement':
    case 'completeTraining':
      return isOnWrongDay(entry, aheadMs)
        ? { ...entry, state: 'refused', refusal: { code: 'CLOCK_WRONG', clockAheadMs: aheadMs } }
        : entry;
    default:
      return entry;
  }
}

/** An entry just put on the wire of which the server ran nothing, as if it had never been sent. */
export function neverSent(entry: Entry): Entry {
  return { ...entry, attempts: entry.attempts - 1 };
}

/** Whether the clock, and not she, put it on a day that it was not. */
function isOnWrongDay(entry: Entry, aheadMs: number): boolean {
  const moment = momentIn(entry);
  if (moment === undefined || dayOf(moment) !== dayOf(momentOf(new Date(entry.createdAt)))) return false;
  return dayOf(moment) !== dayOf(shifted(moment, aheadMs));
}

/** When what she logged was done; undefined for what has no such moment. */
export function momentIn(entry: Entry): string | undefined {
  if (entry.kind === 'createMeasurement') return entry.variables.input.eventDateTime;
  return entry.kind === 'completeTraining' ? entry.variables.eventDateTime : undefined;
}

/** The moment that a clock `aheadMs` ahead should have shown for this one. */
export function shifted(moment: string, aheadMs: number): string {
  return momentOf(new Date(Date.parse(moment) - aheadMs));
}

/** The entry's variables with the moment that a clock `aheadMs` ahead should have shown. */
export function atRightMoment(entry: Entry, aheadMs: number): QueuedVariables[Entry['kind']] {
  switch (entry.kind) {
    case 'createMeasurement': {
      const { input } = entry.variables;
      return { input: { ...input, eventDateTime: shifted(input.eventDateTime, aheadMs) } };
    }
    case 'completeTraining': {
      const { id, eventDateTime } = entry.variables;
      return { id, eventDateTime: shifted(eventDateTime, aheadMs) };
    }
    case 'editMyProfile': {
      const { input } = entry.variables;
      return { input: { ...input, editedAt: orderedMoment(entry, input.editedAt, aheadMs) } };
    }
    case 'giveConsent':
      return { ...entry.variables, givenAt: orderedMoment(entry, entry.variables.givenAt, aheadMs) };
    default:
      return entry.variables;
  }
}

/** When it was truly made; or later, where it had to be later than what this device had seen. */
function orderedMoment({ createdAt }: Entry, moment: string, aheadMs: number): string {
  const isByClock = Math.abs(Date.parse(moment) - createdAt) < CLOCK_TOLERANCE_MS;
  const made = createdAt - aheadMs;
  return isByClock || made > Date.parse(moment) ? momentOf(new Date(made)) : moment;
}

/** What time it truly is when this device's clock shows `now`, as far as an entry that was held for the clock knows. */
export function trueNow({ refusal }: Entry, now: Date): Date {
  return refusal?.code === 'CLOCK_WRONG' ? new Date(now.getTime() - (refusal.clockAheadMs ?? 0)) : now;
}

const MOMENT_FIELDS = /^(input\.)?(eventDateTime|editedAt|givenAt)$/;

/**
 * The refusal with what it shows of the clock at which the entry was made: where the server refused a moment and the entry
 * was made after `now`, which is right, that clock was ahead by as much.
 */
export function withClock(refusal: Refusal, { createdAt }: Entry, now: number): Refusal {
  const clockAheadMs = createdAt - now;
  const isByClock = MOMENT_FIELDS.test(refusal.field ?? '') && clockAheadMs > CLOCK_TOLERANCE_MS;
  return isByClock ? { ...refusal, clockAheadMs } : refusal;
}
