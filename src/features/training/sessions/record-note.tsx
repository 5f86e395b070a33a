import { Award } from 'lucide-react';
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import { Badge } from '../../../ui/badge.tsx';
import { performedWords } from './last-time.ts';
import { sessionsText } from './sessions.text.ts';
import styles from './guided.module.css';

interface RecordNoteProps {
  record: PerformedSetInput;
}

/** Said quietly: „Rekord“, of what, and the figures. */
export function RecordNote({ record }: RecordNoteProps) {
  const figures = performedWords(record);
  return (
    <p className={styles.kicker}>
      <Badge tone="primary" icon={Award}>
        {sessionsText.record}
      </Badge>
      <span>
        {record.exercise}
        {figures !== undefined && `, ${figures}`}
      </span>
    </p>
  );
}
