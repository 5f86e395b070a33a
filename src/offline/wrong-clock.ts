/**
 * Handles entries logged by a wrong clock. The server says how wrong it is when an entry is about to be sent:
 *
 *   its moment decides the order ──▶ sent with the right moment, even if the clock has been set right since
 *   its moment decides the day, which stays the same ──▶ sent as it is
 *   its moment decides the day, which would be a wrong one ──▶ held as refused (CLOCK_WRONG), and she is asked
 *
 * Its record says which of them it is (contract/queued-mutations.ts).
 *
 * An entry that the server may already have is never changed, and neither is a day that she chose herself.
 */
import { CLOCK_TOLERANCE_MS, MAX_FUTURE_HOURS } from '../../contract/limits.ts';
import { dayOf, momentInZoneOf, momentOf } from '../../contract/moments.ts';
import {
  QUEUED_MUTATIONS,
  type QueuedKind,
  type QueuedMoment,
  type QueuedMutation,
  type QueuedVariables,
} from '../../contract/queued-mutations.ts';
import type { Entry, Refusal } from './entry.ts';

const MAX_FUTURE_MS = MAX_FUTURE_HOURS * 3_600_000;

/** The entry as it may be sent from a device whose clock is `aheadMs` ahead; the same one if nothing is wrong with it. */
export function underClock(entry: Entry, aheadMs: number): Entry {
  if (entry.attempts > 0 || entry.isMomentSure) return entry;
  const moment = momentOfKind(entry.kind);
  const isWrong = Math.abs(aheadMs) > CLOCK_TOLERANCE_MS;
  const isLate = moment?.decides === 'order' && isTooLate(readField(entry.variables, moment.field), aheadMs);
  if (!isLate && !isWrong) return entry;
  switch (moment?.decides) {
    case 'order':
      // A clock of which the server has said nothing yet may be behind, and the moment be right.
      return {
        ...entry,
        variables: atRightMoment(entry, aheadMs),
        ...(isWrong && { isMomentSure: true }),
      } as Entry;
    case 'day':
      return isOnWrongDay(entry, aheadMs)
        ? { ...entry, state: 'refused', refusal: { code: 'CLOCK_WRONG', clockAheadMs: aheadMs } }
        : entry;
    case undefined:
      return entry;
  }
}

/** An entry just put on the wire of which the server ran nothing, as if it had never been sent. */
export function neverSent(entry: Entry): Entry {
  return { ...entry, attempts: entry.attempts - 1 };
}

/** Returns whether the clock, and not she, put it on a wrong day. */
function isOnWrongDay(entry: Entry, aheadMs: number): boolean {
  const moment = momentIn(entry);
  if (moment === undefined || !isOfDay(moment, new Date(entry.createdAt))) return false;
  return dayOf(moment) !== dayOf(shifted(moment, aheadMs));
}

function isOfDay(moment: string, date: Date): boolean {
  return dayOf(moment) === dayOf(momentInZoneOf(moment, date));
}

/** Returns the moment at which it was done; undefined for an entry without one. */
export function momentIn(entry: Entry): string | undefined {
  const moment = momentOfKind(entry.kind);
  return moment?.decides === 'day' ? readField(entry.variables, moment.field) : undefined;
}

/** The moment that a clock `aheadMs` ahead should have shown for this one, in its zone. */
export function shifted(moment: string, aheadMs: number): string {
  return momentInZoneOf(moment, new Date(Date.parse(moment) - aheadMs));
}

/** The entry's variables with the moment that a clock `aheadMs` ahead should have shown. */
export function atRightMoment(entry: Entry, aheadMs: number): QueuedVariables[Entry['kind']] {
  const { variables } = entry;
  const moment = momentOfKind(entry.kind);
  if (!moment) return variables;
  const shown = readField(variables, moment.field);
  if (shown === undefined) return variables;
  if (moment.decides === 'order')
    return withField(variables, moment.field, orderedMoment(entry, shown, aheadMs));
  const move = (each: string) => shifted(each, aheadMs);
  return along(entry, withField(variables, moment.field, move(shown)), move);
}

function along(
  { kind }: Entry,
  variables: QueuedVariables[QueuedKind],
  move: (moment: string) => string,
): QueuedVariables[QueuedKind] {
  const mutation = QUEUED_MUTATIONS[kind] as Pick<QueuedMutation<QueuedKind>, 'along'>;
  return mutation.along?.(variables, move) ?? variables;
}

/** Returns when it was really made, or later if it must be later than everything that this device had seen. */
function orderedMoment({ createdAt, seenAt = -Infinity }: Entry, moment: string, aheadMs: number): string {
  const isByClock = Math.abs(Date.parse(moment) - createdAt) < CLOCK_TOLERANCE_MS;
  // A clock that was set back since says nothing of how wrong it was then, but it was made before now. And one that is wrong now
  // may have been right then: the data that she had seen was there before.
  const made = Math.max(Math.min(createdAt, Date.now()) - aheadMs, seenAt + 1);
  const isMoved = isByClock || made > Date.parse(moment) || isTooLate(moment, aheadMs);
  return isMoved ? momentOf(new Date(made)) : moment;
}

/** No service has taken such a moment: the clock of this device showed it once, and her changes since had to be later still. */
function isTooLate(moment: string | undefined, aheadMs: number): boolean {
  return Date.parse(moment ?? '') > Date.now() - aheadMs + MAX_FUTURE_MS;
}

/** Returns the real time when this device's clock shows `now`, as far as an entry held for the clock knows. */
export function trueNow({ refusal }: Entry, now: Date): Date {
  return refusal?.code === 'CLOCK_WRONG' ? new Date(now.getTime() - (refusal.clockAheadMs ?? 0)) : now;
}

/**
 * The refusal with the error of the clock at which the entry was made: if the server refused a moment and the entry was made
 * after `now`, which is right, that clock was ahead by as much.
 */
export function withClock(refusal: Refusal, { kind, createdAt }: Entry, now: number): Refusal {
  const clockAheadMs = createdAt - now;
  const moment = momentOfKind(kind);
  const isAboutMoment = moment !== null && lastName(refusal.field) === lastName(moment.field);
  return isAboutMoment && clockAheadMs > CLOCK_TOLERANCE_MS ? { ...refusal, clockAheadMs } : refusal;
}

/** Returns null also for a kind that only a newer build knows. */
function momentOfKind(kind: QueuedKind): QueuedMoment | null {
  const mutation = QUEUED_MUTATIONS[kind] as { moment: QueuedMoment | null } | undefined;
  return mutation?.moment ?? null;
}

/** `input.eventDateTime` and `eventDateTime` are one field: the server names it either way. */
function lastName(field: string | undefined): string | undefined {
  return field?.split('.').at(-1);
}

function readField(variables: object, field: string): string | undefined {
  const value = field
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], variables);
  return typeof value === 'string' ? value : undefined;
}

function withField<Variables extends object>(variables: Variables, field: string, value: string): Variables {
  const [name = '', ...inner] = field.split('.');
  const kept = (variables as Record<string, unknown>)[name];
  const changed = inner.length > 0 ? withField(kept as object, inner.join('.'), value) : value;
  return Object.assign(Array.isArray(variables) ? [] : {}, variables, { [name]: changed }) as Variables;
}
