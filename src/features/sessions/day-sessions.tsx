import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { sync } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import row from '../../ui/button-row.module.css';
import { useSnackbar } from '../../ui/snackbar.tsx';
import measurementList from '../measurements/measurement-list.module.css';
import { SessionRow } from './session-row.tsx';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';
import { useSessionDeleting } from './use-session-deleting.tsx';

const SessionSheet = lazy(async () => ({ default: (await import('./session-sheet.tsx')).SessionSheet }));

interface DaySessionsProps {
  day: string;
  /** Earliest first. */
  sessions: readonly ShownSession[];
  now: Date;
  /** Buttons that add something else. */
  otherWays: ReactNode;
}

/** The trainings that she logged herself on a day, and the buttons that add one. */
export function DaySessions({ day, sessions, now, otherWays }: DaySessionsProps) {
  const showSnackbar = useSnackbar();
  const deleting = useSessionDeleting();
  const [adding, setAdding] = useState<{ openedAt: Date; isOpen: boolean }>();
  const [edited, setEdited] = useState<{ shown: ShownSession; openedAt: Date }>();
  const saved = () => showSnackbar({ text: sync.savedOnDevice });
  return (
    <div className={measurementList.section}>
      {deleting.problem}
      {sessions.length > 0 && (
        <ul className={measurementList.list}>
          {sessions.map((shown) => (
            <SessionRow
              key={shown.session.id}
              shown={shown}
              onEdit={() => setEdited({ shown, openedAt: new Date() })}
              onDelete={() => deleting.ask(shown)}
            />
          ))}
        </ul>
      )}
      <div className={row.row}>
        {day <= dayOf(momentOf(now)) && (
          <Button
            variant="secondary"
            size="compact"
            icon={Plus}
            onClick={() => setAdding({ openedAt: new Date(), isOpen: true })}
          >
            {sessionsText.freeTraining}
          </Button>
        )}
        {otherWays}
      </div>
      {deleting.question}
      <Suspense>
        {adding && (
          <SessionSheet
            {...adding}
            day={day}
            onSaved={saved}
            onClose={() => setAdding({ ...adding, isOpen: false })}
          />
        )}
        {edited && (
          <SessionSheet
            openedAt={edited.openedAt}
            session={edited.shown.session}
            entry={edited.shown.entry?.kind === 'saveSession' ? edited.shown.entry : undefined}
            onSaved={saved}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
