import { CalendarClock, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { addDays, dayOf, momentOf, withSecondsOf } from '../../../../contract/moments.ts';
import { formatTime } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plannedTrainingsText } from '../../training/planned-trainings/planned-trainings.text.ts';
import { usePlanning } from '../../training/planned-trainings/use-planning.ts';
import styles from './day-trainings.module.css';
import type { OwnPlan } from './day-plan.ts';
import { dragPlan } from './drag-plan.ts';
import { TrainingRow } from './training-row.tsx';
import type { Completing } from './use-completing.ts';

const PlanSheet = lazy(async () => ({
  default: (await import('../../training/planned-trainings/plan-sheet.tsx')).PlanSheet,
}));

const DAYS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The plan that was moved: its handle takes the focus on its new day. */
let followed: string | undefined;

export interface OwnPlanRowProps {
  plan: OwnPlan;
  training: TrainingCardFragment;
  now: Date;
  completing: Completing;
  onMoved: (day: string) => void;
}

/** By the clock, and not by the drawn day: midnight may come while she drags. */
const isOver = (day: string) => day < dayOf(momentOf(new Date()));

/** A training that she planned: marked done, moved and taken away. */
export function OwnPlanRow({ plan, training, now, completing, onMoved }: OwnPlanRowProps) {
  const planning = usePlanning();
  const hintId = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const bin = useRef<HTMLButtonElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const { key, at } = plan;
  const today = dayOf(momentOf(now));
  useEffect(() => {
    if (followed !== key) return;
    followed = undefined;
    handle.current?.focus();
  }, [key]);
  const remove = () => void planning.remove(key, training.title);
  const move = async (to: (day: string) => string) => {
    // A day that is on the screen has its row before the move is known to be stored.
    followed = key;
    const moved = await planning.move(key, training.title, (planned) => {
      const day = to(dayOf(planned.at));
      return isOver(day) ? undefined : { ...planned, at: day + planned.at.slice(day.length) };
    });
    if (moved) onMoved(dayOf(moved.at));
    else followed = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const days = DAYS_BY_KEY[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (days === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (days === undefined) remove();
    else void move((day) => addDays(day, days));
  };
  const drag = {
    accepts: (target: HTMLElement) => {
      const { day } = target.dataset;
      return day === undefined ? target === bin.current : !isOver(day) && day !== dayOf(at);
    },
    drop: (target: HTMLElement) => {
      const { day } = target.dataset;
      if (day === undefined) remove();
      else void move(() => day);
    },
  };
  // Marked again after it was taken back, it is another mark.
  const markedAt = () =>
    dayOf(at) === today ? momentOf(new Date()) : withSecondsOf(momentOf(new Date(at)), new Date());
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
          style={{ touchAction: 'none' }}
          onPointerDown={(event) => dragPlan(event, drag)}
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
          ref={bin}
          icon={Trash2}
          label={fill(plannedTrainingsText.removeOf, { title: training.title })}
          onClick={remove}
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
