import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { sync } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import row from '../../../ui/button-row.module.css';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import measurementList from '../../../ui/figure-list.module.css';
import { SessionRow } from './session-row.tsx';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';
import { useSessionDeleting } from './use-session-deleting.tsx';

const SessionSheet = lazy(async () => ({ default: (await import('./session-sheet.tsx')).SessionSheet }));

interface SessionRowsProps {
  /** Earliest first. */
  sessions: readonly ShownSession[];
  /** True if it counts as a training of the catalogue done on that day. */
  isDone: (shown: ShownSession) => boolean;
  changing: SessionChanging;
}

/** Trainings that she logged herself. */
export function SessionRows({ sessions, isDone, changing }: SessionRowsProps) {
  return (
    <ul className={measurementList.list}>
      {sessions.map((shown) => (
        <SessionRow
          key={shown.session.id}
          shown={shown}
          isDone={isDone(shown)}
          onEdit={() => changing.edit(shown)}
          onDelete={() => changing.ask(shown)}
        />
      ))}
    </ul>
  );
}

interface SessionChanging {
  edit: (shown: ShownSession) => void;
  ask: (shown: ShownSession) => void;
  problem: ReactNode;
  /** The sheet and the question, which stay while rows around them come and go. */
  dialogs: ReactNode;
}

/** Edits and deletes her sessions, anywhere on the day. */
export function useSessionChanging(): SessionChanging {
  const showSnackbar = useSnackbar();
  const deleting = useSessionDeleting();
  const [edited, setEdited] = useState<{ shown: ShownSession; openedAt: Date; isOpen: boolean }>();
  const dialogs = (
    <>
      {deleting.question}
      <Suspense>
        {edited && (
          <SessionSheet
            // Her changes stay when she closes it, until they are saved.
            key={`${edited.shown.session.id} ${edited.shown.session.revision}`}
            isOpen={edited.isOpen}
            openedAt={edited.openedAt}
            session={edited.shown.session}
            entry={edited.shown.entry?.kind === 'saveSession' ? edited.shown.entry : undefined}
            onSaved={() => showSnackbar({ text: sync.savedOnDevice })}
            onClose={() => setEdited({ ...edited, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  );
  return {
    edit: (shown) => setEdited({ shown, openedAt: new Date(), isOpen: true }),
    ask: deleting.ask,
    problem: deleting.problem,
    dialogs,
  };
}

interface AddSessionProps {
  day: string;
  now: Date;
  /** Buttons that add something else. */
  otherWays: ReactNode;
}

/** The buttons that add a training to a day. */
export function AddSession({ day, now, otherWays }: AddSessionProps) {
  const showSnackbar = useSnackbar();
  // With its day, which is another one after midnight.
  const [adding, setAdding] = useState<{ day: string; openedAt: Date; isOpen: boolean }>();
  return (
    <>
      <div className={row.row}>
        {day <= dayOf(momentOf(now)) && (
          <Button
            variant="secondary"
            size="compact"
            icon={Plus}
            onClick={() => setAdding({ day, openedAt: new Date(), isOpen: true })}
          >
            {sessionsText.freeTraining}
          </Button>
        )}
        {otherWays}
      </div>
      <Suspense>
        {adding && (
          <SessionSheet
            {...adding}
            onSaved={() => showSnackbar({ text: sync.savedOnDevice })}
            onClose={() => setAdding({ ...adding, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  );
}
