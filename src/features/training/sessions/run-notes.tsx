import { NotebookPen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { sessionsText } from './sessions.text.ts';
import type { GuidedRun } from './guided-run.ts';

const NotesSheet = lazy(async () => ({ default: (await import('./notes-sheet.tsx')).NotesSheet }));

interface RunNotesProps {
  run: GuidedRun;
  sessionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Her effort and note of the training, shown only to a member who asks for them. */
export function RunNotes({ run, sessionId, isOpen, onClose }: RunNotesProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  return (
    <Suspense>
      {isWanted && (
        <NotesSheet
          isOpen={isOpen}
          sessionId={sessionId}
          kept={() => run.notes}
          onKeep={(notes, consent) => run.keepNotes(notes, consent)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

export function NotesButton({ run, sessionId }: Pick<RunNotesProps, 'run' | 'sessionId'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="compact" icon={NotebookPen} onClick={() => setIsOpen(true)}>
        {sessionsText.notes}
      </Button>
      <RunNotes run={run} sessionId={sessionId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
