import { Check, Radio, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { paths } from '../../../../contract/paths.ts';
import { dotted } from '../../../language/dotted.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { calendar, trainingCategory } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import { CompletionSyncMark } from '../../training/completions/completion-sync-mark.tsx';
import { useShownMark } from '../../../platform/sync-status/use-shown-mark.ts';
import type { ShownCompletion } from '../../training/completions/completions-with-entries.ts';
import { DoneMark } from './day-marks.tsx';
import styles from './training-row.module.css';
import type { Completing } from './use-completing.ts';

interface TrainingRowProps {
  training: TrainingCardFragment;
  /** „Kell 18:00“, or other words above the title. */
  when: string;
  done: ShownCompletion | undefined;
  completing: Completing;
  /**
   * Returns the moment at which it counts as done if it is marked now. Undefined if it cannot be marked: by a visitor, or on a
   * future day.
   */
  markedAt: (() => string) | undefined;
  isLive?: boolean;
  /** Shown without emphasis, beside her own training of today. */
  isQuiet?: boolean;
  /** About the live session. */
  children?: ReactNode;
}

/** One training of a day: its name, its state, and the button that changes that. */
export function TrainingRow(props: TrainingRowProps) {
  const { training, when, done, completing, markedAt, isLive = false, isQuiet = false, children } = props;
  const titleId = useId();
  const mark = useShownMark(done?.mark);
  const state = useFocusKept();
  const facts = [
    ...(training.duration === null ? [] : [formatWithUnit(training.duration, 'min', 0)]),
    ...training.category.map((category) => trainingCategory[category]),
  ];
  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div className={styles.cover} aria-hidden="true">
        <CoverImage src={training.thumbnail} alt="" tint="training" ratio="square" />
      </div>
      <div className={styles.words}>
        <p className={styles.when}>
          {when}
          {isLive && (
            <Badge tone="accent" icon={Radio}>
              {calendar.live}
            </Badge>
          )}
          {training.locked && <LockedBadge level={training.accessLevel} />}
        </p>
        <h3 id={titleId} className={styles.title}>
          <Link to={paths.studio.to(training.id)}>{training.title}</Link>
        </h3>
        {facts.length > 0 && <p className={styles.facts}>{dotted(facts)}</p>}
        {children}
      </div>
      <div ref={state} className={styles.state}>
        <div className={styles.progress}>
          {done ? (
            <p className={styles.done}>
              <DoneMark isWaiting={false} isFailed={done.mark === 'failed'} />
              {calendar.completed}
            </p>
          ) : (
            // Words alone, because an empty ring beside them would ask to be pressed.
            <p className={styles.planned}>{calendar.scheduled}</p>
          )}
          {done && mark && (
            <CompletionSyncMark
              state={mark}
              entry={done.entry}
              onRetry={() => completing.retry(done)}
              titleId={titleId}
            />
          )}
        </div>
        {done && markedAt !== undefined && (
          <Button
            variant="quiet"
            size="compact"
            icon={Undo2}
            aria-describedby={titleId}
            onClick={() => completing.unmarkDone(done)}
          >
            {calendar.unmarkDone}
          </Button>
        )}
        {!done && markedAt !== undefined && !training.locked && (
          <Button
            variant={isQuiet ? 'secondary' : 'primary'}
            size="compact"
            icon={Check}
            aria-describedby={titleId}
            onClick={() => completing.markDone(training, markedAt())}
          >
            {calendar.markDone}
          </Button>
        )}
      </div>
    </li>
  );
}
