import { CircleCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { fill, training } from '../../../language/words.ts';
import type { PlannedSet } from './plan-sets.ts';
import { takesWeight } from './set-figures.ts';
import { ExerciseClip } from '../trainings/exercise-clip.tsx';
import { guidedText } from './guided.text.ts';
import styles from './guided.module.css';
import { Ring } from './ring.tsx';
import { SetFigureFields, type SetFigureProps } from './set-figure-fields.tsx';
import { pauseWords, setAmountWords, setSideWords, setWords } from './set-words.ts';

interface StageProps {
  planned: PlannedSet;
  /** Null of a set that she counts. */
  leftSeconds: number | null;
}

interface SetStageProps extends StageProps, SetFigureProps {
  isDone: boolean;
}

/** The set at hand: the exercise, the amount, and the advice. Its controls come first: a small phone shows no more. */
export function SetStage(props: SetStageProps) {
  const { planned, leftSeconds, isDone } = props;
  const { step, nth, all, seconds } = planned;
  const side = setSideWords(planned);
  return (
    <div className={styles.set}>
      <div className={styles.figure}>
        <ExerciseClip exercise={step.exercise} />
        {seconds !== null && leftSeconds !== null ? (
          <Ring leftSeconds={leftSeconds} wholeSeconds={seconds} isRest={false} />
        ) : (
          <Amount planned={planned} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>
          {isDone && (
            <span className={styles.done}>
              <CircleCheck size={18} aria-hidden="true" />
              {guidedText.isDone}
            </span>
          )}
          {fill(guidedText.setOf, { n: nth, all })}
          {side !== undefined && <strong className={styles.side}>{side}</strong>}
        </p>
        <h2 className={styles.exercise}>{step.title}</h2>
        <SetFigureFields {...props} proposal={isDone ? null : props.proposal} />
        <p className={styles.cue}>{step.cue ?? step.exercise.technique}</p>
        <PlanNotes notes={planned.notes} />
      </div>
    </div>
  );
}

/** The plan's notes on the sets that begin here. */
function PlanNotes({ notes }: Pick<PlannedSet, 'notes'>) {
  return notes.map((note) => (
    <p key={note} className={styles.cue}>
      {note}
    </p>
  ));
}

/** The number as large as the room allows, its noun below. */
function Amount({ planned }: { planned: PlannedSet }) {
  const words = setAmountWords(planned);
  const space = words.indexOf(' ');
  return (
    <p className={styles.amount}>
      <span className={styles.number} style={{ '--characters': space } as CSSProperties}>
        {words.slice(0, space)}
      </span>{' '}
      <span>{words.slice(space + 1)}</span>
    </p>
  );
}

/** The rest before a set, with the set's name. She takes the weights of that set from the rack now. */
export function RestStage(props: StageProps & SetFigureProps) {
  const { planned, leftSeconds } = props;
  const { before, step } = planned;
  return (
    <div className={styles.set}>
      <div className={styles.figure}>
        <ExerciseClip exercise={step.exercise} />
        <Ring leftSeconds={leftSeconds ?? 0} wholeSeconds={before?.seconds ?? 0} isRest />
      </div>
      <div className={styles.words}>
        <h2 className={styles.exercise}>{before?.kind === 'rest' ? training.rest : pauseWords(planned)}</h2>
        <p className={styles.upNext}>{fill(guidedText.next, { set: setWords(planned) })}</p>
        {takesWeight(planned) && <SetFigureFields {...props} isWeightAlone />}
        <p className={styles.cue}>{step.cue ?? step.exercise.technique}</p>
        <PlanNotes notes={planned.notes} />
      </div>
    </div>
  );
}
