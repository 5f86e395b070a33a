import { useEffect, useRef } from 'react';
import { calculator, nav } from '../../language/words.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { aboutKcal, CalculatorResult } from './calculator-result.tsx';
import styles from './calculator-screen.module.css';
import { calculatorText } from './calculator.text.ts';
import { type Outcome, useCalculator } from './use-calculator.ts';

/** `/calculator`: computed on this device only, for visitors and members alike, online or offline. */
export function CalculatorScreen() {
  const form = useCalculator();
  return (
    <Page title={nav['/calculator']} lead={calculatorText.lead}>
      <div className={styles.columns}>
        <div className={styles.left}>
          <CalculatorForm {...form} />
        </div>
        <div className={styles.right}>
          <output className="visually-hidden">
            {form.outcome && !form.isChanged && spokenResult(form.outcome)}
          </output>
          {form.outcome && <Result outcome={form.outcome} isChanged={form.isChanged} />}
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

function Result({ outcome, isChanged }: { outcome: Outcome; isChanged: boolean }) {
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
        <CalculatorResult need={need} question={question} />
      ) : (
        <Notice kind="warning" title={calculatorText.stopTitle}>
          {calculator.underweight}
        </Notice>
      )}
    </section>
  );
}
