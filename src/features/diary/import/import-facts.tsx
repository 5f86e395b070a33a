import { dayOf } from '../../../../contract/moments.ts';
import { formatDay, formatMoment } from '../../../language/dates.ts';
import { formatNumber, formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { FIGURES, unitOf } from '../../../../contract/measurement-figures.ts';
import { useWeightHidden } from '../measurements/weight-visibility.ts';
import type { FoundMeasurement, Interpretation } from './interpret-file.ts';
import { figureWords, importText, sourceNames } from './measurement-import.text.ts';
import styles from './measurement-import.module.css';
import type { ImportPlan } from './plan-import.ts';
import type { ReadFile } from './reading.ts';

const NEWEST = 3;

interface ImportFactsProps {
  file: ReadFile;
  interpretation: Interpretation;
  plan: ImportPlan;
}

/** The number of measurements, their span, their figures and the newest, by which she sees if units and dates are right. */
export function ImportFacts({ file, interpretation, plan }: ImportFactsProps) {
  const { facts } = importText;
  const { additions } = plan;
  const isWeightHidden = useWeightHidden();
  const wrongRows = new Set(interpretation.problems.map(({ place }) => place)).size;
  const lines: [string, string][] = [
    [facts.file, sourceNames[file.source]],
    [facts.added, formatCount(additions.length, 'mõõtmine')],
  ];
  if (additions.length > 0) lines.push([facts.span, spanOf(additions)], [facts.figures, kindsOf(additions)]);
  if (plan.known > 0) lines.push([facts.known, formatCount(plan.known, 'mõõtmine')]);
  if (plan.repeated > 0) lines.push([facts.repeated, formatCount(plan.repeated, 'mõõtmine')]);
  if (plan.left > 0) lines.push([facts.left, formatCount(plan.left, 'mõõtmine')]);
  if (interpretation.emptyRows > 0) lines.push([facts.empty, rowsOf(interpretation.emptyRows)]);
  if (wrongRows > 0) lines.push([facts.wrong, rowsOf(wrongRows)]);
  return (
    <>
      <dl className={styles.facts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {additions.length > 0 && (
        <>
          <h3>{importText.newest}</h3>
          <dl className={styles.facts}>
            {additions
              .slice(-NEWEST)
              .toReversed()
              .map((measurement) => (
                <div key={measurement.place}>
                  <dt>{formatMoment(measurement.eventDateTime)}</dt>
                  <dd>{figuresOf(measurement, isWeightHidden)}</dd>
                </div>
              ))}
          </dl>
        </>
      )}
    </>
  );
}

function spanOf(additions: readonly FoundMeasurement[]): string {
  const days = additions.map(({ eventDateTime }) => dayOf(eventDateTime)).toSorted();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  if (from === to) return formatDay(from);
  return fill(importText.span, { from: formatDay(from, 'elative'), to: formatDay(to, 'terminative') });
}

function kindsOf(additions: readonly FoundMeasurement[]): string {
  return FIGURES.flatMap((figure) => {
    const count = additions.filter(({ figures }) => figures[figure] !== undefined).length;
    return count === 0 ? [] : [`${figureWords[figure]} ${formatNumber(count)}`];
  }).join(', ');
}

function figuresOf({ figures }: FoundMeasurement, isWeightHidden: boolean): string {
  return FIGURES.flatMap((figure) => {
    const value = figures[figure];
    if (value === undefined) return [];
    if (figure === 'weight' && isWeightHidden) return [importText.weightHidden];
    return [`${figureWords[figure]} ${formatWithUnit(value, unitOf(figure))}`];
  }).join(', ');
}

const rowsOf = (count: number) =>
  count === 1 ? importText.rows.one : fill(importText.rows.other, { count: formatNumber(count) });
