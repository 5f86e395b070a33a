import { formatNumber, formatWithUnit } from '../../../language/numbers.ts';
import { calculator, fill } from '../../../language/words.ts';
import { MacroBar } from '../../../ui/macro-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import styles from './calculator-screen.module.css';
import { calculatorText } from './calculator.text.ts';
import { ACTIVITY_LEVELS, type Caution, type EnergyNeed, type EnergyQuestion } from './energy-need.ts';
import {
  MACRO_SPLITS,
  macroGrams,
  macroPercent,
  type MacroSplit,
  PLANNED_PROTEIN_PERCENT,
} from './macro-split.ts';

const KJ_PER_KCAL = 4.184;
const SPLIT_OPTIONS = MACRO_SPLITS.map((value) => ({ value, label: calculatorText.split[value] }));

const kcal = (value: number) => formatWithUnit(value, 'kcal', 0);

/** „umbes 2 110 kcal“. */
export function aboutKcal(value: number): string {
  return fill(calculatorText.about, { kcal: kcal(value) });
}

interface CalculatorResultProps extends SplitProps {
  need: EnergyNeed;
  question: EnergyQuestion;
}

interface SplitProps {
  split: MacroSplit;
  setSplit: (split: MacroSplit) => void;
}

/** The estimate, its uncertainty, its basis, and the day's macros. */
export function CalculatorResult({ need, question, ...split }: CalculatorResultProps) {
  const kilojoules = formatWithUnit(Math.round((need.targetKcal * KJ_PER_KCAL) / 100) * 100, 'kJ', 0);
  return (
    <>
      <div className={styles.target}>
        <p className={styles.targetLabel}>{calculator.target}</p>
        <p className={styles.figure}>{aboutKcal(need.targetKcal)}</p>
        <p>
          {fill(calculatorText.range, { from: formatNumber(need.fromKcal, 0), to: kcal(need.toKcal) })}{' '}
          {fill(calculatorText.kilojoules, { kj: kilojoules })}
        </p>
      </div>
      {need.cautions.map((caution) => (
        <Notice key={caution} kind="warning" title={calculatorText.cautionTitle}>
          {cautionWords(caution, need.floorKcal)}
        </Notice>
      ))}
      <Macros targetKcal={need.targetKcal} {...split} />
      <Reckoning need={need} question={question} />
    </>
  );
}

function cautionWords(caution: Caution, floorKcal: number): string {
  return caution === 'FLOOR'
    ? fill(calculator.floor, { kcal: formatNumber(floorKcal, 0) })
    : calculatorText.caution[caution];
}

function Macros({ targetKcal, split, setSplit }: SplitProps & { targetKcal: number }) {
  const shares = {
    protein: macroPercent(split, 'protein'),
    fat: macroPercent(split, 'fat'),
    carbs: macroPercent(split, 'carbs'),
  };
  return (
    <section className={styles.macros} aria-labelledby="calculator-macros">
      <h3 id="calculator-macros">{calculatorText.macros}</h3>
      <SegmentedControl
        label={calculatorText.splitLabel}
        isLabelHidden
        options={SPLIT_OPTIONS}
        value={split}
        onChange={setSplit}
      />
      <MacroBar nutrition={macroGrams(targetKcal, split)} />
      <p className={styles.quiet}>{fill(calculatorText.shares, shares)}</p>
      {shares.protein > PLANNED_PROTEIN_PERCENT && (
        <p className={styles.quiet}>{calculatorText.muchProtein}</p>
      )}
    </section>
  );
}

function Reckoning({ need, question }: Omit<CalculatorResultProps, keyof SplitProps>) {
  const level = formatNumber(ACTIVITY_LEVELS[question.activity]);
  const rows = [
    [calculatorText.formulaLabel, calculatorText.formula[need.formula]],
    [calculator.ree, kcal(need.restingKcal)],
    [calculatorText.activityLevel, fill(calculatorText.activitySource, { n: level })],
    [calculator.tdee, kcal(need.totalKcal)],
  ] as const;
  return (
    <section className={styles.reckoning} aria-labelledby="calculator-reckoning">
      <h3 id="calculator-reckoning">{calculatorText.howCounted}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{calculatorText.precision}</p>
    </section>
  );
}
