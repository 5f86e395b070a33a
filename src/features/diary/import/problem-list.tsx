import { useId } from 'react';
import { formatNumber } from '../../../language/numbers.ts';
import { fill } from '../../../language/words.ts';
import { Card } from '../../../ui/card.tsx';
import type { RowProblem } from './interpret-file.ts';
import { importText } from './measurement-import.text.ts';
import styles from './measurement-import.module.css';
import { problemSentence } from './problem-sentence.ts';
import type { ReadFile } from './reading.ts';

const SHOWN = 20;

/** Each row that is left out, and why; of very many the first. */
export function ProblemList({ problems, file }: { problems: readonly RowProblem[]; file: ReadFile }) {
  const titleId = useId();
  if (problems.length === 0) return null;
  const more = problems.length - SHOWN;
  return (
    <Card as="section" look="plain" labelledBy={titleId}>
      <h3 id={titleId}>{importText.problems}</h3>
      <ul className={styles.list}>
        {problems.slice(0, SHOWN).map((problem, index) => (
          <li key={index}>{problemSentence(problem, file)}</li>
        ))}
      </ul>
      {more > 0 && <p>{fill(importText.moreProblems, { count: formatNumber(more) })}</p>}
    </Card>
  );
}
