import { ArrowLeft, ArrowRight, Check, ListChecks } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { fill, food } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreen, FullScreenButtons } from '../../ui/full-screen.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './cook-mode.module.css';
import { recipesText } from './recipes.text.ts';
import { ScreenOnSwitch } from './screen-on-switch.tsx';
import { StepText } from './step-text.tsx';
import { TimerList } from './timer-list.tsx';

interface CookModeProps {
  recipe: { id: string; name_EE: string };
  steps: readonly string[];
  /** From 1. */
  step: number;
  onStep: (step: number) => void;
  onClose: () => void;
  /** The ingredients, shown after one tap. */
  ingredients: ReactNode;
}

/** One step at a time on the whole screen, for wet hands and a phone on the worktop. */
export function CookMode({ recipe, steps, step, onStep, onClose, ingredients }: CookModeProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isListOpen, setIsListOpen] = useState(false);
  const isLast = step === steps.length;

  useLayoutEffect(() => words.current?.focus(), [step]);

  const move = (by: number) => {
    const next = step + by;
    if (next >= 1 && next <= steps.length) onStep(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isListOpen) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };

  return (
    <FullScreen
      title={recipe.name_EE}
      closeLabel={food.cookExit}
      onClose={onClose}
      onKeyDown={onKeyDown}
      footer={
        <>
          <TimerList recipeId={recipe.id} />
          <FullScreenButtons>
            <Button
              variant="secondary"
              size="large"
              icon={ArrowLeft}
              disabled={step === 1}
              onClick={() => move(-1)}
            >
              <span className="visually-hidden">{recipesText.previousStep}</span>
            </Button>
            <Button variant="secondary" size="large" icon={ListChecks} onClick={() => setIsListOpen(true)}>
              {food.ingredients}
            </Button>
            <Button
              size="large"
              icon={isLast ? Check : ArrowRight}
              onClick={isLast ? onClose : () => move(1)}
            >
              {isLast ? food.cookExit : recipesText.nextStep}
            </Button>
          </FullScreenButtons>
        </>
      }
      above={
        <Sheet isOpen={isListOpen} onClose={() => setIsListOpen(false)} title={food.ingredients}>
          {ingredients}
        </Sheet>
      }
    >
      <div className={styles.place}>
        <h2 className={styles.step}>{fill(recipesText.stepOf, { n: step, all: steps.length })}</h2>
        <ScreenOnSwitch />
      </div>
      <progress className={styles.progress} value={step} max={steps.length} aria-hidden="true" />
      <p key={step} ref={words} tabIndex={-1} className={styles.words}>
        <StepText recipe={recipe} step={step} text={steps[step - 1] ?? ''} />
      </p>
    </FullScreen>
  );
}
