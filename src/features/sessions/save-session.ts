import type { SessionInput } from '../../contract/documents.generated.ts';
import type { Entry, EntryOfKind } from '../../offline/entry.ts';
import { mayBeChanged, type Outbox } from '../../offline/outbox.ts';
import type { Session } from './session.ts';

/** A session as it is to stand, without the number of the revision that says so. */
export type SessionDraft = Omit<SessionInput, 'revision'>;

/** How it was: what a consent of its own stands for. */
export interface SessionNotes {
  effort: number | null;
  note: string | null;
}

interface SaveOptions {
  /** The revision on the screen. */
  seen?: number;
  /** It has to be sent after everything that waits now, so it takes the place of nothing. */
  isBehindOthers?: boolean;
}

/**
 * Keeps a session as it now stands, as the revision after the one on the screen. An unsent revision of it gives its place
 * to the new one, which holds all that it held: of a session that is saved at each tap one entry waits. Resolves when it
 * is on the disk, with its number.
 */
export async function saveSession(
  outbox: Outbox,
  draft: SessionDraft,
  { seen = 0, isBehindOthers = false }: SaveOptions = {},
): Promise<number> {
  const waiting = newestEntryOf(outbox, draft.id);
  const revision = Math.max(seen, waiting?.variables.input.revision ?? 0) + 1;
  const input = { ...draft, revision };
  if (waiting && !isBehindOthers && mayBeChanged(waiting) && (await outbox.edit(waiting, { input })))
    return revision;
  await outbox.add('saveSession', { input });
  if (waiting && isBehindOthers && mayBeChanged(waiting)) await outbox.drop(waiting);
  return revision;
}

/** Undefined where the newest entry about it is not a revision of it. */
function newestEntryOf(outbox: Outbox, id: string): EntryOfKind<'saveSession'> | undefined {
  const entry = outbox.entries.findLast((each) => sessionIdOf(each) === id);
  return entry?.kind === 'saveSession' ? entry : undefined;
}

/** Undefined of an entry about something else. */
export function sessionIdOf(entry: Entry): string | undefined {
  if (entry.kind === 'saveSession') return entry.variables.input.id;
  return entry.kind === 'deleteSession' ? entry.variables.id : undefined;
}

/** What stands, as a draft of what is to stand. */
export function draftOfSession(session: Session): SessionDraft {
  const { __typename: _session, revision: _revision, place, sets, ...content } = session;
  return {
    ...content,
    place: place && { ...withoutType(place), figures: place.figures && withoutType(place.figures) },
    sets: sets.map(withoutType),
  };
}

function withoutType<Value extends { __typename: string }>({ __typename: _type, ...value }: Value) {
  return value;
}

/** Whether it was refused because of its contents, so that resending it unchanged would fail again. */
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
