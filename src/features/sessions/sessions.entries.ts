/** Sessions, as the list of what waits shows them. */
import { formatDayAndMonth, formatTime, formatWhen } from '../../language/dates.ts';
import { fill } from '../../language/words.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { shownText } from '../../offline/shown-text.ts';
import type { EntryViews } from '../sync-status/entry-view.ts';
import { sessionReason } from './refusal-reason.ts';
import { needsEditing } from './save-session.ts';
import { EntrySheet } from './session-sheet.tsx';
import { factsOf, nameOf } from './session.ts';
import { sessionOfEntry } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';

export const sessionEntries: EntryViews<'saveSession' | 'deleteSession'> = {
  saveSession: {
    Title: ({ entry }) => savedTitle(entry),
    ownReason: sessionReason,
    takeBack: (outbox, entry) => outbox.add('deleteSession', { id: entry.variables.input.id }),
    editing: { isPossible: needsEditing, isNeeded: needsEditing, Form: EntrySheet },
  },
  deleteSession: {
    Title: ({ entry }) => deletionTitle(entry),
    ownReason: null,
    takeBack: null,
    editing: null,
  },
};

/** `Vaba treening 20. novembril kell 07:30: kõndimine, 45 min`. Effort is left out: others may look at the list with her. */
function savedTitle(entry: EntryOfKind<'saveSession'>): string {
  const session = sessionOfEntry(entry);
  const facts = [nameOf(session), ...factsOf({ ...session, setCount: session.sets.length, effort: null })];
  const title = session.kind === 'TRAINING' ? sessionsText.guidedTitle : sessionsText.entryTitle;
  return fill(title, { when: formatWhen(session.eventDateTime), name: facts.join(', ') });
}

function deletionTitle({ shown }: EntryOfKind<'deleteSession'>): string {
  const moment = shownText(shown, 'eventDateTime');
  if (moment === undefined) return sessionsText.entryDeletion;
  return fill(sessionsText.entryDeletionOf, {
    day: formatDayAndMonth(moment, 'genitive'),
    time: formatTime(moment),
  });
}
