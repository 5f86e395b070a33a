import { History } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ExerciseDetailsFragment } from '../../../../contract/documents.generated.ts';
import { fill } from '../../../language/words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { lastTimeWords } from './last-time.ts';
import type { Session } from './session.ts';
import { guidedText } from './guided.text.ts';
import styles from './guided.module.css';

const ExerciseHistory = lazy(async () => ({
  default: (await import('../exercise-history/exercise-history.tsx')).ExerciseHistory,
}));

interface HistoryButtonProps {
  lastTime: readonly Session['sets'][number][];
  onOpen: () => void;
}

/** „Eelmine kord 3 × 10 × 12 kg“: a press opens her history of the exercise. Renders nothing if she has none. */
export function HistoryButton({ lastTime, onOpen }: HistoryButtonProps) {
  if (lastTime.length === 0) return null;
  const figures = lastTimeWords(lastTime);
  return (
    <button type="button" className={styles.lastTime} aria-haspopup="dialog" onClick={onOpen}>
      <History size={18} aria-hidden="true" />
      {figures === undefined ? guidedText.history : fill(guidedText.lastTime, { figures })}
    </button>
  );
}

interface HistorySheetProps {
  exercise: Pick<ExerciseDetailsFragment, 'id' | 'name'>;
  /** Newest first. */
  sessions: readonly Session[];
  /** True if these are all her sessions. */
  isWhole: boolean;
  onClose: () => void;
}

export function HistorySheet({ exercise, sessions, isWhole, onClose }: HistorySheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={exercise.name}>
      <Suspense>
        <ExerciseHistory exerciseId={exercise.id} sessions={sessions} isWhole={isWhole} isAbove />
      </Suspense>
    </Sheet>
  );
}
