import type { SessionInput } from '../../../../contract/documents.generated.ts';
import { mergedSets } from '../../../../contract/session-sets.ts';
import type { Entry, EntryOfKind } from '../../../offline/entry.ts';
import { type Layers, layOver } from '../../../offline/lay-over.ts';
import { type EntryMark, markOf } from '../../../platform/sync-status/entry-mark.ts';
import { isNothingDone, isUnderWay } from './session.ts';
import { allSetsOf, type Session, sessionOf } from './stored-session.ts';

export interface ShownSession {
  session: Session;
  /** True if the server lists it: deleting it then concerns her other devices too. */
  isStored: boolean;
  mark?: EntryMark;
  /** The waiting or refused entry about this session. */
  entry?: Entry;
}

/**
 * The server's sessions merged with the member's unsettled entries, newest first. Each appears once, as its latest
 * revision, or the one that ended it, with the sets of both, whichever device they came from; a deleted one is gone, unless
 * the server refused to delete it, and so is one that ended with nothing done.
 */
export function sessionsWithEntries(server: readonly Session[], entries: readonly Entry[]): ShownSession[] {
  return withSomethingDone(mergedSessions(server, entries));
}

/** As `sessionsWithEntries`, with those that ended with nothing done. */
export function mergedSessions(server: readonly Session[], entries: readonly Entry[]): ShownSession[] {
  const shown: Shown = new Map(server.map((session) => [session.id, { session, isStored: true }]));
  return [...layOver(shown, entries, sessionLayers).values()].sort(newestFirst);
}

export function withSomethingDone(sessions: readonly ShownSession[]): ShownSession[] {
  return sessions.filter(({ session }) => !isNothingDone(session));
}

type Shown = Map<string, ShownSession>;

export const sessionLayers: Layers<'saveSession' | 'deleteSession', Shown> = {
  saveSession(shown, entry) {
    const { id } = entry.variables.input;
    const kept = shown.get(id);
    const waiting = sessionOfEntry(entry);
    const session = kept ? newerOf(kept.session, waiting) : waiting;
    return shown.set(id, { session, isStored: kept?.isStored ?? false, mark: markOf(entry), entry });
  },
  deleteSession(shown, entry) {
    const kept = shown.get(entry.variables.id);
    if (kept && entry.state === 'refused')
      return shown.set(entry.variables.id, { ...kept, mark: 'failed', entry });
    shown.delete(entry.variables.id);
    return shown;
  },
};

function newerOf(kept: Session, waiting: Session): Session {
  const [newer, older] = outranks(kept, waiting) ? [kept, waiting] : [waiting, kept];
  const standing = allSetsOf(newer);
  const sets = mergedSets(standing, allSetsOf(older));
  return sets === standing ? newer : sessionOf({ ...newer, sets });
}

/**
 * A session that has ended stays ended; otherwise the later revision wins. The server has the same rule (sessions.repository.ts).
 */
function outranks(one: Session, other: Session): boolean {
  if (isUnderWay(one) !== isUnderWay(other)) return isUnderWay(other);
  return one.revision > other.revision;
}

/** Predicts what the server will return, from what this device knows. */
export function sessionOfEntry({ variables }: EntryOfKind<'saveSession'>): Session {
  return sessionOfInput(variables.input);
}

export function sessionOfInput(input: SessionInput): Session {
  const { place } = input;
  return sessionOf({
    __typename: 'TrainingSession',
    id: input.id,
    revision: input.revision,
    kind: input.kind,
    trainingId: input.trainingId ?? null,
    name: input.name ?? null,
    eventDateTime: input.eventDateTime,
    endDateTime: input.endDateTime ?? null,
    minutes: input.minutes ?? null,
    effort: input.effort ?? null,
    note: input.note ?? null,
    place: place
      ? {
          __typename: 'SessionPlace',
          ...place,
          secondsLeft: place.secondsLeft ?? null,
          endsAt: place.endsAt ?? null,
          isRest: place.isRest ?? null,
          exerciseId: place.exerciseId ?? null,
          number: place.number ?? null,
          figures: place.figures
            ? {
                __typename: 'SetFigures',
                repetitions: place.figures.repetitions ?? null,
                weight: place.figures.weight ?? null,
              }
            : null,
        }
      : null,
    sets: (input.sets ?? []).map((set) => ({
      __typename: 'PerformedSet',
      exercise: set.exercise,
      number: set.number,
      doneAt: set.doneAt,
      exerciseId: set.exerciseId ?? null,
      repetitions: set.repetitions ?? null,
      seconds: set.seconds ?? null,
      weight: set.weight ?? null,
      side: set.side ?? null,
      takenBack: set.takenBack ?? null,
    })),
  });
}

function newestFirst({ session: left }: ShownSession, { session: right }: ShownSession): number {
  const byMoment = Date.parse(right.eventDateTime) - Date.parse(left.eventDateTime);
  if (byMoment !== 0) return byMoment;
  return left.id < right.id ? -1 : 1;
}
