import { ArrowLeft, ArrowRight, Check, ListChecks } from 'lucide-react';
import { food } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FullScreenButtons } from '../../../ui/full-screen.tsx';
import styles from './cook-mode.module.css';
import { recipesText } from './recipes.text.ts';

interface CookButtonsProps {
  /** Counted from 1. */
  step: number;
  isLast: boolean;
  onStep: (step: number) => void;
  /** Goes to the next step, or ends behind the last one. */
  onNext: () => void;
  onList: () => void;
}

/** Leads from step to step and to all ingredients, and says by which keys too. */
export function CookButtons({ step, isLast, onStep, onNext, onList }: CookButtonsProps) {
  return (
    <>
      <FullScreenButtons>
        <Button
          variant="secondary"
          size="large"
          icon={ArrowLeft}
          disabled={step === 1}
          onClick={() => onStep(step - 1)}
        >
          <span className="visually-hidden">{recipesText.previousStep}</span>
        </Button>
        <Button variant="secondary" size="large" icon={ListChecks} onClick={onList}>
          {food.ingredients}
        </Button>
      </FullScreenButtons>
      <div className={styles.next}>
        <Button size="large" isWide data-of={step} icon={isLast ? Check : ArrowRight} onClick={onNext}>
          {isLast ? food.cookExit : recipesText.nextStep}
        </Button>
      </div>
      <p className={styles.keys}>{recipesText.keys}</p>
    </>
  );
}
