import { CalendarClock, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import { formatTime } from '../../language/dates.ts';
import { fill } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { plannedTrainingsText } from '../planned-trainings/planned-trainings.text.ts';
import { usePlanning } from '../planned-trainings/use-planning.ts';
import styles from './day-trainings.module.css';
import type { OwnPlan } from './day-plan.ts';
import { DRAGGED_PLAN, movedTo } from './dragged-plan.ts';
import { TrainingRow } from './training-row.tsx';
import type { Completing } from './use-completing.ts';

const PlanSheet = lazy(async () => ({
  default: (await import('../planned-trainings/plan-sheet.tsx')).PlanSheet,
}));

const DAYS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The one that was moved by a key: its handle takes the focus on the day where it now stands. */
let followed: string | undefined;

interface OwnPlanRowProps {
  plan: OwnPlan;
  training: TrainingCardFragment;
  now: Date;
  completing: Completing;
  onMoved: (day: string) => void;
}

/** A training that she planned: marked done, moved and taken away. */
export function OwnPlanRow({ plan, training, now, completing, onMoved }: OwnPlanRowProps) {
  const planning = usePlanning();
  const hintId = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const { key, at } = plan;
  const today = dayOf(momentOf(now));
  useEffect(() => {
    if (followed !== key) return;
    followed = undefined;
    handle.current?.focus();
  }, [key]);
  const remove = () => void planning.remove(key, training.title);
  const moveBy = async (days: number) => {
    const moved = await planning.move(key, training.title, (planned) => {
      const day = addDays(dayOf(planned.at), days);
      return day < today ? undefined : { ...planned, at: movedTo(planned.at, day) };
    });
    if (!moved) return;
    followed = key;
    onMoved(dayOf(moved.at));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const days = DAYS_BY_KEY[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (days === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (days === undefined) remove();
    else void moveBy(days);
  };
  const markedAt = () => momentOf(dayOf(at) === today ? new Date() : new Date(at));
  return (
    <TrainingRow
      training={training}
      when={fill(plannedTrainingsText.ownAt, { time: formatTime(at) })}
      done={undefined}
      completing={completing}
      markedAt={dayOf(at) <= today ? markedAt : undefined}
      isQuiet
    >
      <div className={styles.plan}>
        <IconButton
          ref={handle}
          icon={GripVertical}
          label={fill(plannedTrainingsText.move, { title: training.title })}
          aria-describedby={hintId}
          draggable
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(DRAGGED_PLAN, key);
            dataTransfer.effectAllowed = 'move';
          }}
          onKeyDown={onKeyDown}
        />
        <span id={hintId} className="visually-hidden">
          {plannedTrainingsText.moveHint}
        </span>
        <IconButton
          icon={CalendarClock}
          label={fill(plannedTrainingsText.changeOf, { title: training.title })}
          onClick={() => setIsChanging(true)}
        />
        <IconButton
          icon={Trash2}
          label={fill(plannedTrainingsText.removeOf, { title: training.title })}
          onClick={remove}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (event.dataTransfer.getData(DRAGGED_PLAN) === key) remove();
          }}
        />
      </div>
      <Suspense>
        {isChanging && (
          <PlanSheet trainings={[training]} planned={plan} onClose={() => setIsChanging(false)} />
        )}
      </Suspense>
    </TrainingRow>
  );
}
