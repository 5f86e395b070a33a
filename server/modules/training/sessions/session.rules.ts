/** Decides what of a session is stored, and when it may be. */
import { createHash } from 'node:crypto';
import { sessionFault } from '../../../../contract/session-faults.ts';
import type { MemberId } from '../../../core/caller.ts';
import type {
  PerformedSetInput,
  SessionInput,
  SessionPlaceInput,
  SetFiguresInput,
} from '../../../core/contract-types.generated.ts';
import { badInput } from '../../../core/failures.ts';
import { isUuid } from '../../../core/uuid.ts';
import { checkEntryMoment, checkNotAhead } from '../../../core/event-time.ts';
import type { NewRevision } from './sessions.repository.ts';

/** The revision that the input describes, or BAD_USER_INPUT naming what is wrong with it. */
export function revisionOf(input: SessionInput, memberId: MemberId, now: Date): NewRevision {
  if (!isUuid(input.id)) throw badInput('id', 'id is a UUID.');
  checkEntryMoment('eventDateTime', input.eventDateTime, now);
  checkNotAhead('endDateTime', input.endDateTime, now);
  const fault = sessionFault(input);
  if (fault !== undefined) throw badInput(fault, `${fault} is beyond what a session may be.`);
  const { place } = input;
  const content = {
    kind: input.kind,
    trainingId: input.trainingId ?? null,
    name: input.name ?? null,
    eventDateTime: input.eventDateTime,
    endDateTime: input.endDateTime ?? null,
    minutes: input.minutes ?? null,
    effort: input.effort ?? null,
    note: input.note ?? null,
    place: place ? placeOf(place) : null,
    sets: (input.sets ?? []).map(setOf),
  };
  // Her notes could be guessed from a digest of them, also once they are erased.
  const digested = { ...content, effort: null, note: null };
  const digest = createHash('sha256').update(JSON.stringify(digested)).digest('hex');
  return { memberId, id: input.id.toLowerCase(), revision: input.revision, digest, ...content };
}

function placeOf(place: SessionPlaceInput) {
  const { section, step, set, secondsLeft = null, endsAt = null, isRest = null, figures } = place;
  const { exerciseId, number } = place;
  return {
    section,
    step,
    set,
    secondsLeft,
    endsAt,
    isRest,
    ...(figures && { figures: figuresOf(figures) }),
    // Present only if the phone names them, so that the digest of everything else stays the same.
    ...(exerciseId && { exerciseId, number }),
  };
}

function figuresOf({ repetitions = null, weight }: SetFiguresInput) {
  return { repetitions, weight: kilogramsOf(weight) };
}

function setOf(set: PerformedSetInput) {
  return {
    exerciseId: set.exerciseId ?? null,
    exercise: set.exercise,
    number: set.number,
    repetitions: set.repetitions ?? null,
    seconds: set.seconds ?? null,
    weight: kilogramsOf(set.weight),
    side: set.side ?? null,
    doneAt: set.doneAt,
    // Present only if it is true, so that the digest of everything else stays the same.
    ...(set.takenBack && { takenBack: true }),
  };
}

/** To the hundredth. */
function kilogramsOf(weight: number | null | undefined): number | null {
  return weight === null || weight === undefined ? null : Number(weight.toFixed(2));
}

/** True if it says how she felt, which may be health data. */
export function hasNotes({ effort, note }: Pick<NewRevision, 'effort' | 'note'>): boolean {
  return effort !== null || note !== null;
}
