import { Suspense, useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { ENERGY_GOAL_MAX_KCAL } from '../../../../contract/marks/energy-goal.mark.ts';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { calculator, nav } from '../../../language/words.ts';
import { useMember } from '../../../session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { GoalOffer } from './goal-offer.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { aboutKcal, CalculatorResult } from './calculator-result.tsx';
import styles from './calculator-screen.module.css';
import { calculatorText } from './calculator.text.ts';
import { leastGoalKcal } from './energy-need.ts';
import { macroGrams } from './macro-split.ts';
import { type Calculator, type Outcome, useCalculator } from './use-calculator.ts';

/**
 * `/calculator`: computed on this device only, for visitors and members alike, online or offline. It contains one part that needs
 * the data layer: a member's goal (src/app/router.tsx).
 */
export function CalculatorScreen() {
  const form = useCalculator();
  const member = useMember();
  // Only who has a menu is offered a goal.
  const hasMenu = permissionsOfGroups(member?.groups ?? []).has('FOOD');
  return (
    <Page title={nav['/calculator']} lead={hasMenu ? calculatorText.leadWithGoal : calculatorText.lead}>
      <div className={styles.columns}>
        <div className={styles.left}>
          <CalculatorForm {...form} />
        </div>
        <div className={styles.right}>
          <output className="visually-hidden">
            {form.outcome && !form.isChanged && spokenResult(form.outcome)}
          </output>
          {form.outcome && <Result {...form} outcome={form.outcome} />}
          {member && (
            <GoalOffer value={goalOf(form)}>
              <Suspense>
                <Outlet />
              </Suspense>
            </GoalOffer>
          )}
          <Notice>
            <p>{calculator.disclaimer}</p>
            <p>
              {calculatorText.help}{' '}
              <a href="https://peaasi.ee" rel="noreferrer">
                {calculatorText.helpLink}
              </a>
              .
            </p>
          </Notice>
        </div>
      </div>
    </Page>
  );
}

function spokenResult({ need }: Outcome): string {
  if (!need) return calculator.underweight;
  return `${calculator.result}: ${aboutKcal(need.targetKcal)}`;
}

/**
 * The result as a goal, and the least that one may be; neither before she has asked. Figures that she has changed since have
 * no result yet, and loosen no least.
 */
function goalOf({ outcome, isChanged, split }: Calculator) {
  if (!outcome) return {};
  const { need, question } = outcome;
  const leastKcal = leastGoalKcal(question);
  const kcal = need?.targetKcal;
  return {
    leastKcal,
    offered:
      isChanged || kcal === undefined || kcal > ENERGY_GOAL_MAX_KCAL
        ? undefined
        : { kcal, leastKcal, macros: macroGrams(kcal, split) },
  };
}

type ResultProps = Pick<Calculator, 'isChanged' | 'split' | 'setSplit'> & { outcome: Outcome };

function Result({ outcome, isChanged, split, setSplit }: ResultProps) {
  const { need, question } = outcome;
  const section = useRef<HTMLElement>(null);
  // On a phone the result is below the form, out of sight. Newer browsers return a promise, which an effect must not
  // return.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <section ref={section} className={styles.result} aria-labelledby="calculator-result">
      <h2 id="calculator-result">{calculator.result}</h2>
      {isChanged && <p className={styles.quiet}>{calculatorText.changed}</p>}
      {need ? (
        <CalculatorResult need={need} question={question} split={split} setSplit={setSplit} />
      ) : (
        <Notice kind="warning" title={calculatorText.stopTitle}>
          {calculator.underweight}
        </Notice>
      )}
    </section>
  );
}
