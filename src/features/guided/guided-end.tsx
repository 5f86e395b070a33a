import { CircleCheck } from 'lucide-react';
import type { PerformedSetInput } from '../../contract/documents.generated.ts';
import { dotted } from '../../language/dotted.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreen, FullScreenButtons } from '../../ui/full-screen.tsx';
import type { SessionDraft } from '../sessions/save-session.ts';
import { factsOf } from '../sessions/session.ts';
import { guidedText } from './guided.text.ts';
import styles from './guided.module.css';
import { RecordNote } from './record-note.tsx';

interface GuidedEndProps {
  title: string;
  session: SessionDraft;
  records: readonly PerformedSetInput[];
  onClose: () => void;
}

/** What she did, said once and quietly. */
export function GuidedEnd({ title, session, records, onClose }: GuidedEndProps) {
  const { minutes = null, sets } = session;
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
        <p className={styles.upNext}>
          {dotted(factsOf({ minutes, setCount: sets?.length ?? 0, effort: null }))}
        </p>
        {records.map((record) => (
          <RecordNote key={record.exerciseId} record={record} />
        ))}
      </div>
    </FullScreen>
  );
}
