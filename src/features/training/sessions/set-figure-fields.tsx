import type { ReactNode } from 'react';
import { SET_REPETITIONS, SET_WEIGHT_KG } from '../../../../contract/limits.ts';
import { fill } from '../../../language/words.ts';
import { formatNumber, formatWithUnit } from '../../../language/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { FigureStepper } from '../../../ui/figure-stepper.tsx';
import type { PlannedSet } from './plan-sets.ts';
import {
  type Figures,
  repetitionsAfter,
  takesWeight,
  typedRepetitions,
  typedWeight,
  WEIGHT_DECIMALS,
  weightAfter,
} from './set-figures.ts';
import { guidedText } from './guided.text.ts';
import styles from './guided.module.css';

export interface SetFigureProps {
  planned: PlannedSet;
  figures: Figures;
  /** Her last time of the exercise. */
  history: ReactNode;
  /** The weight to propose; null if there is none. */
  proposal: number | null;
  onAdjust: (change: (figures: Figures) => Figures) => void;
}

/** Her figures of the last time, and the fields for those of now. */
export function SetFigureFields(props: SetFigureProps & { isWeightAlone?: boolean }) {
  const { planned, figures, history, proposal, isWeightAlone, onAdjust } = props;
  const { step, number, side } = planned;
  return (
    <>
      {history}
      <Steppers
        key={`${step.exercise.id} ${number} ${side}`}
        {...{ planned, figures, isWeightAlone, onAdjust }}
      />
      {proposal !== null && (figures.weight ?? 0) < proposal && (
        <Proposal weight={proposal} onTake={() => onAdjust((given) => ({ ...given, weight: proposal }))} />
      )}
    </>
  );
}

interface SteppersProps extends Pick<SetFigureProps, 'planned' | 'figures' | 'onAdjust'> {
  isWeightAlone?: boolean | undefined;
}

function Steppers({ planned, figures, isWeightAlone = false, onAdjust }: SteppersProps) {
  const { weight } = figures;
  const repetitions = isWeightAlone ? null : figures.repetitions;
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
