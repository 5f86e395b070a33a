import { CircleCheck } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { SET_REPETITIONS, SET_WEIGHT_KG } from '../../contract/limits.ts';
import { fill, training } from '../../language/words.ts';
import { formatNumber, formatWithUnit } from '../../language/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { FigureStepper } from '../../ui/figure-stepper.tsx';
import type { Figures } from '../sessions/guided-session.ts';
import type { PlannedSet } from '../sessions/plan-sets.ts';
import {
  repetitionsAfter,
  takesWeight,
  typedRepetitions,
  typedWeight,
  WEIGHT_DECIMALS,
  weightAfter,
} from '../sessions/set-figures.ts';
import { ExerciseClip } from '../trainings/exercise-clip.tsx';
import { guidedText } from './guided.text.ts';
import styles from './guided.module.css';
import { Ring } from './ring.tsx';
import { pauseWords, setAmountWords, setSideWords, setWords } from './set-words.ts';

interface StageProps {
  planned: PlannedSet;
  /** Null of a set that she counts. */
  leftSeconds: number | null;
}

interface FiguresProps {
  planned: PlannedSet;
  figures: Figures;
  /** What she did of it before. */
  history: ReactNode;
  /** The weight to propose; null if there is none. */
  proposal: number | null;
  onAdjust: (change: (figures: Figures) => Figures) => void;
}

interface SetStageProps extends StageProps, FiguresProps {
  isDone: boolean;
}

/** The set at hand: what to do, how much of it, and what to mind. What she presses comes first: a small phone shows no more. */
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
        <SetFigures {...props} proposal={isDone ? null : props.proposal} />
        <p className={styles.cue}>{step.cue ?? step.exercise.technique}</p>
      </div>
    </div>
  );
}

/** What she did of it the time before, and what she does of it now. */
function SetFigures({ planned, figures, history, proposal, onAdjust }: FiguresProps) {
  const { step, number, side } = planned;
  return (
    <>
      {history}
      <Steppers key={`${step.exercise.id} ${number} ${side}`} {...{ planned, figures, onAdjust }} />
      {proposal !== null && (figures.weight ?? 0) < proposal && (
        <Proposal weight={proposal} onTake={() => onAdjust((given) => ({ ...given, weight: proposal }))} />
      )}
    </>
  );
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

type SteppersProps = Pick<FiguresProps, 'planned' | 'figures' | 'onAdjust'>;

function Steppers({ planned, figures, onAdjust }: SteppersProps) {
  const { repetitions, weight } = figures;
  if (repetitions === null && !takesWeight(planned)) return null;
  const repeat = (direction: 1 | -1) =>
    onAdjust((kept) => ({ ...kept, repetitions: repetitionsAfter(kept.repetitions ?? 0, direction) }));
  const load = (direction: 1 | -1) =>
    onAdjust((kept) => ({ ...kept, weight: weightAfter(kept.weight, direction) }));
  return (
    <div className={styles.steppers}>
      {repetitions !== null && (
        <FigureStepper
          label={guidedText.repetitions}
          value={String(repetitions)}
          lessLabel={guidedText.lessRepetitions}
          moreLabel={guidedText.moreRepetitions}
          typing={{
            text: formatNumber(repetitions),
            inputMode: 'numeric',
            limits: fill(guidedText.repetitionLimits, { ...SET_REPETITIONS }),
            onType(text) {
              const given = typedRepetitions(text);
              if (typeof given === 'number') onAdjust((kept) => ({ ...kept, repetitions: given }));
              return given !== undefined;
            },
          }}
          onLess={() => repeat(-1)}
          onMore={() => repeat(1)}
        />
      )}
      {takesWeight(planned) && (
        <FigureStepper
          label={guidedText.weight}
          value={formatWithUnit(weight ?? 0, 'kg', WEIGHT_DECIMALS)}
          typing={{
            text: formatNumber(weight ?? 0, WEIGHT_DECIMALS),
            unit: 'kg',
            inputMode: 'decimal',
            limits: fill(guidedText.weightLimits, { ...SET_WEIGHT_KG, decimals: WEIGHT_DECIMALS }),
            onType(text) {
              const given = typedWeight(text);
              if (given !== undefined) onAdjust((kept) => ({ ...kept, weight: given }));
              return given !== undefined;
            },
          }}
          lessLabel={guidedText.lessWeight}
          moreLabel={guidedText.moreWeight}
          onLess={() => load(-1)}
          onMore={() => load(1)}
        />
      )}
    </div>
  );
}

interface ProposalProps {
  weight: number;
  onTake: () => void;
}

/** Offers a weight beside the current one, which stays until she takes the offer. */
function Proposal({ weight, onTake }: ProposalProps) {
  return (
    <p className={styles.kicker}>
      <Button variant="secondary" size="compact" onClick={onTake}>
        {fill(guidedText.proposal, { weight: formatWithUnit(weight, 'kg', 2) })}
      </Button>
      {guidedText.proposalWhy}
    </p>
  );
}

/** The rest before a set, and which set that is. What she lifts in it she takes from the rack now. */
export function RestStage(props: StageProps & FiguresProps) {
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
        {takesWeight(planned) && <SetFigures {...props} />}
        <p className={styles.cue}>{step.cue ?? step.exercise.technique}</p>
      </div>
    </div>
  );
}
