import { Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { SwappedExercise } from '../../../../contract/marks/exercise-swap.mark.ts';
import { fill } from '../../../language/words.ts';
import sheetForm from '../../../ui/sheet-form.module.css';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFoundByName } from '../../../ui/use-found-by-name.ts';
import { ClipSwitch } from '../trainings/clip-switch.tsx';
import { ExerciseClip } from '../trainings/exercise-clip.tsx';
import { lastTimesOf, lastTimeWords } from './last-time.ts';
import type { PlannedSet } from './plan-sets.ts';
import type { Session } from './session.ts';
import { stepOfPlan } from './swapped-sets.ts';
import { usePlans } from './use-plans.ts';
import { exerciseChoice, type KnownTraining, knownTraining } from './exercise-choice.ts';
import { guidedText } from './guided.text.ts';
import styles from './plan-sheet.module.css';

interface SwapSheetProps {
  /** The set at hand when it was opened. */
  planned: PlannedSet;
  sets: readonly PlannedSet[];
  category: KnownTraining['category'];
  sessionId: string;
  /** Newest first. */
  sessions: readonly Session[];
  onSwap: (to: SwappedExercise) => void;
  onClose: () => void;
}

/** The exercises of all plans that she may read: those that train most like it, and all others by name. */
export function SwapSheet(props: SwapSheetProps) {
  const { planned, sets, category, sessionId, sessions, onSwap, onClose } = props;
  const plans = usePlans();
  const [typed, setTyped] = useState('');
  const { step } = planned;
  const choice = useMemo(() => {
    const steps = sets.map((each) => ({ section: each.sectionTitle, step: stepOfPlan(each) }));
    const found = exerciseChoice(stepOfPlan(planned), { category, steps }, plans.map(knownTraining));
    const isOther = ({ id }: SwappedExercise) => id !== step.exercise.id;
    return { alike: found.alike.filter(isOther), others: found.others.filter(isOther) };
  }, [planned, step, sets, category, plans]);
  const alike = useFoundByName(choice.alike, typed);
  const others = useFoundByName(choice.others, typed);
  const lastTime = ({ id }: SwappedExercise) => {
    const figures = lastTimeWords(lastTimesOf(id, sessions, sessionId)[0] ?? []);
    return figures === undefined ? undefined : fill(guidedText.lastTime, { figures });
  };
  return (
    <Sheet isOpen onClose={onClose} title={guidedText.swap}>
      <div className={styles.choices}>
        <p>
          <strong>{step.title}</strong>
        </p>
        <p className={sheetForm.hint}>{guidedText.swapHint}</p>
        <TextField
          label={guidedText.swapSearch}
          type="search"
          inputMode="search"
          autoComplete="off"
          icon={Search}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {[...alike, ...others].some(({ clip }) => clip !== null) && (
        <div className={styles.row}>
          <ClipSwitch />
        </div>
      )}
      <output className={alike.length + others.length > 0 ? 'visually-hidden' : undefined}>
        {alike.length + others.length === 0 && guidedText.swapNone}
      </output>
      <Exercises title={guidedText.swapAlike} exercises={alike} figuresOf={lastTime} onChoose={onSwap} />
      <Exercises title={guidedText.swapOthers} exercises={others} onChoose={onSwap} />
    </Sheet>
  );
}

interface ExercisesProps {
  title: string;
  exercises: readonly SwappedExercise[];
  figuresOf?: (exercise: SwappedExercise) => string | undefined;
  onChoose: (exercise: SwappedExercise) => void;
}

function Exercises({ title, exercises, figuresOf, onChoose }: ExercisesProps) {
  const titleId = useId();
  if (exercises.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.section}>
        {title}
      </h3>
      <ul className={styles.sets}>
        {exercises.map((exercise) => {
          const figures = figuresOf?.(exercise);
          return (
            <li key={exercise.id}>
              <button type="button" className={styles.set} onClick={() => onChoose(exercise)}>
                {exercise.clip !== null && (
                  <span className={styles.clip}>
                    <ExerciseClip exercise={exercise} />
                  </span>
                )}
                <span className={styles.what}>
                  {exercise.name}
                  {figures !== undefined && (
                    <span className={styles.figures}>
                      <span className="visually-hidden">, </span>
                      {figures}
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
