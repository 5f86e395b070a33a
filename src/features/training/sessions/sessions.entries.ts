/** Sessions, as the list of what waits shows them. */
import { formatDaySeenFrom, formatTime, formatWhen } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { shownText } from '../../../offline/shown-text.ts';
import { useToday } from '../../../ui/use-today.ts';
import type { EntryViews } from '../../../platform/sync-status/entry-view.ts';
import { sessionReason } from './refusal-reason.ts';
import { needsEditing } from './save-session.ts';
import { EntrySheet } from './session-sheet.tsx';
import { factsOf, nameOf } from './session.ts';
import { sessionOfEntry } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';

export const sessionEntries: EntryViews<'saveSession' | 'deleteSession'> = {
  saveSession: {
    Title: SavedTitle,
    ownReason: sessionReason,
    // A revision is a change of a session: what would undo it on the server is the end of the whole session.
    takeBack: null,
    editing: { isPossible: needsEditing, isNeeded: needsEditing, Form: EntrySheet },
  },
  deleteSession: {
    Title: DeletionTitle,
    ownReason: null,
    takeBack: null,
    editing: null,
  },
};

/** `Vaba treening 20. novembril kell 07:30: kõndimine, 45 min`. Effort is left out: others may look at the list with her. */
function SavedTitle({ entry }: { entry: EntryOfKind<'saveSession'> }) {
  const today = useToday();
  const session = sessionOfEntry(entry);
  const facts = [nameOf(session), ...factsOf({ ...session, setCount: session.sets.length, effort: null })];
  const title = session.kind === 'TRAINING' ? sessionsText.guidedTitle : sessionsText.entryTitle;
  return fill(title, { when: formatWhen(session.eventDateTime, today), name: facts.join(', ') });
}

function DeletionTitle({ entry }: { entry: EntryOfKind<'deleteSession'> }) {
  const today = useToday();
  const moment = shownText(entry.shown, 'eventDateTime');
  if (moment === undefined) return sessionsText.entryDeletion;
  return fill(sessionsText.entryDeletionOf, {
    day: formatDaySeenFrom(today, moment, 'genitive'),
    time: formatTime(moment),
  });
}
