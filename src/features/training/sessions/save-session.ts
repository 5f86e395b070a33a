import type { SessionInput } from '../../../../contract/documents.generated.ts';
import { mergedSets } from '../../../../contract/session-sets.ts';
import { type Entry, type EntryOfKind, mayBeChanged } from '../../../offline/entry.ts';
import type { Besides } from '../../../offline/new-entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { allSetsOf, type Session } from './stored-session.ts';
import { sessionOfEntry } from './sessions-with-entries.ts';

/** A session as it will be, without the number of the revision that says so. */
export type SessionDraft = Omit<SessionInput, 'revision'>;

/** Her effort and note, which need a consent of their own. */
export interface SessionNotes {
  effort: number | null;
  note: string | null;
}

interface SeenOptions {
  /** The revision on the screen. */
  seen?: number;
  /** It has to be sent after everything that waits now, so it takes the place of nothing. */
  isBehindOthers?: boolean;
  /** She was shown when it began, so that she need not be asked if a wrong clock had put it on a wrong day. */
  isMomentSure?: boolean;
  /** The other changes of that press, which are stored with it or not at all. Asked again if something has changed meanwhile. */
  besides?: () => Besides;
}

export interface SaveOptions extends SeenOptions {
  /**
   * Called if another tab has saved a revision that this one had not seen: returns the draft on top of it, or undefined if
   * nothing is to be saved any more. Without it the draft is saved as it is.
   */
  upon?: (newer: Session) => SessionDraft | undefined;
}

const NOTHING: Besides = {};

/**
 * Stores a session as the revision after the one on the screen. An unsent revision of it gives its place to the new one, which
 * holds all that it held: a session that is saved at each tap has one waiting entry. Resolves with its number when it is on the
 * disk. Undefined if it was deleted in another tab meanwhile and `upon` is given: then it stays deleted.
 */
export function saveSession(outbox: Outbox, draft: SessionDraft, options?: SeenOptions): Promise<number>;
export function saveSession(
  outbox: Outbox,
  draft: SessionDraft,
  options: SaveOptions,
): Promise<number | undefined>;
export async function saveSession(
  outbox: Outbox,
  draft: SessionDraft,
  options: SaveOptions = {},
): Promise<number | undefined> {
  const { seen = 0, isBehindOthers = false, isMomentSure = false, upon, besides = () => NOTHING } = options;
  if (upon && isDeleted(outbox, draft.id)) return undefined;
  const newest = newestEntryOf(outbox.overlay, draft.id);
  if (upon && newest && revisionOf(newest) > seen) {
    const again = upon(sessionOfEntry(newest));
    return again ? saveSession(outbox, again, { ...options, seen: revisionOf(newest) }) : revisionOf(newest);
  }
  const waiting = newestEntryOf(outbox.entries, draft.id);
  const known = waiting ? revisionOf(waiting) : 0;
  const revision = Math.max(seen, known) + 1;
  const input = { ...(waiting && known > seen ? withSetsOf(draft, waiting) : draft), revision };
  // As a new entry it would not be held for the clock any more; and a held entry is sent after the others anyway.
  const isHeld = !isMomentSure && waiting?.refusal?.code === 'CLOCK_WRONG';
  if (waiting && mayBeChanged(waiting) && (!isBehindOthers || isHeld)) {
    const isAsSeen = (kept: { input: SessionInput }) => kept.input.revision === known;
    const editing = { isAsSeen, isMomentSure, besides: besides() };
    if (await outbox.edit(waiting, { input }, editing)) return revision;
    const there = newestEntryOf(outbox.overlay, draft.id);
    if (upon && !there) return undefined;
    if (there && (revisionOf(there) > known || mayBeChanged(there)))
      return saveSession(outbox, draft, options);
  }
  const { added = [], dropped = [] } = besides();
  const replaced = waiting && isBehindOthers && mayBeChanged(waiting) ? [waiting] : [];
  const kept = await outbox.addTogether([...added, { kind: 'saveSession', variables: { input } }], {
    dropped: [...dropped, ...replaced],
  });
  return kept ? revision : saveSession(outbox, draft, options);
}

/** Another tab's sets and corrections stay if the draft replaces a revision that it had not seen. */
function withSetsOf(draft: SessionDraft, { variables }: EntryOfKind<'saveSession'>): SessionDraft {
  return { ...draft, sets: [...mergedSets(draft.sets ?? [], variables.input.sets ?? [])] };
}

function revisionOf({ variables }: EntryOfKind<'saveSession'>): number {
  return variables.input.revision;
}

/** Undefined if the newest entry about it is not a revision of it. */
function newestEntryOf(entries: readonly Entry[], id: string): EntryOfKind<'saveSession'> | undefined {
  const entry = entries.findLast((each) => sessionIdOf(each) === id);
  return entry?.kind === 'saveSession' ? entry : undefined;
}

function isDeleted(outbox: Outbox, id: string): boolean {
  const entry = outbox.overlay.findLast((each) => sessionIdOf(each) === id);
  return entry?.kind === 'deleteSession' && entry.state !== 'refused';
}

/** Undefined of an entry about something else. */
export function sessionIdOf(entry: Entry): string | undefined {
  if (entry.kind === 'saveSession') return entry.variables.input.id;
  return entry.kind === 'deleteSession' ? entry.variables.id : undefined;
}

/** Returns the stored session as a draft of its next revision. */
export function draftOfSession(session: Session): SessionDraft {
  const { __typename: _session, revision: _revision, place, sets, takenBack, ...content } = session;
  return {
    ...content,
    place: place && { ...withoutType(place), figures: place.figures && withoutType(place.figures) },
    sets: allSetsOf({ sets, ...(takenBack && { takenBack }) }).map(withoutType),
  };
}

function withoutType<Value extends { __typename: string }>({ __typename: _type, ...value }: Value) {
  return value;
}

/** True if it was refused because of its contents, so that resending it unchanged would fail again. */
export function needsEditing(entry: Entry | undefined): entry is EntryOfKind<'saveSession'> {
  if (entry?.kind !== 'saveSession' || entry.state !== 'refused') return false;
  const code = entry.refusal?.code;
  return code !== undefined && EDITED_AFTER.has(code);
}

const EDITED_AFTER: ReadonlySet<string> = new Set([
  'BAD_USER_INPUT',
  'CLOCK_WRONG',
  'NOT_AUTHORIZED',
  'NOT_FOUND',
]);
