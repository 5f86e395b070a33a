import { CircleCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import { countedSets } from '../../../../contract/session-sets.ts';
import { Button } from '../../../ui/button.tsx';
import { FullScreen, FullScreenButtons } from '../../../ui/full-screen.tsx';
import type { SessionDraft } from './save-session.ts';
import { performedWords } from './last-time.ts';
import { factsOf } from './session.ts';
import type { GuidedRun } from './guided-run.ts';
import { guidedText } from './guided.text.ts';
import styles from './guided.module.css';
import { RecordNote } from './record-note.tsx';
import { NotesButton } from './run-notes.tsx';

const MomentOfTraining = lazy(() =>
  import('../moment/moment-of-training.tsx').then((module) => ({ default: module.MomentOfTraining })),
);

interface GuidedEndProps {
  title: string;
  session: SessionDraft;
  /** Another of her tabs or phones has ended it. */
  isElsewhere: boolean;
  run: GuidedRun;
  records: readonly PerformedSetInput[];
  onClose: () => void;
}

/** The result of the training, said once and quietly. */
export function GuidedEnd({ title, session, isElsewhere, run, records, onClose }: GuidedEndProps) {
  const { minutes = null, sets } = session;
  const figures = factsOf({ minutes, setCount: countedSets(sets ?? []).length, effort: null });
  const moment = { name: title, figures, records: records.map(recordWords) };
  return (
    <FullScreen
      title={title}
      closeLabel={guidedText.close}
      onClose={onClose}
      footer={
        <FullScreenButtons>
          <Button size="large" onClick={onClose}>
            {guidedText.close}
          </Button>
        </FullScreenButtons>
      }
    >
      <div className={styles.words}>
        <CircleCheck size={56} aria-hidden="true" className={styles.done} />
        <h2 className={styles.exercise}>{guidedText.over}</h2>
        {isElsewhere && <output>{guidedText.overElsewhere}</output>}
        <p className={styles.result}>
          {figures.map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
        </p>
        {records.map((record) => (
          <RecordNote key={record.exerciseId} record={record} />
        ))}
        <Suspense>
          <MomentOfTraining moment={moment} />
        </Suspense>
        <NotesButton run={run} sessionId={session.id} />
      </div>
    </FullScreen>
  );
}

function recordWords(record: PerformedSetInput): string {
  return [record.exercise, performedWords(record)].filter((words) => words !== undefined).join(', ');
}
