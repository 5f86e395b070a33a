import { formatDay } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { rangeOf, unitOf } from '../../../../contract/measurement-figures.ts';
import type { RowProblem } from './interpret-file.ts';
import { figureWords, importText } from './measurement-import.text.ts';
import type { ReadFile } from './reading.ts';

/** Longer cells are cut: the beginning is enough to find them. */
const SHOWN_LETTERS = 40;

/** `Rida 7: väärtus „700“ (kaal) ei mahu piiridesse 20–400 kg.`, of one of several tables with its name before it. */
export function problemSentence(problem: RowProblem, { source, tables = [] }: ReadFile): string {
  const table = tables.findLast(({ from }) => from < problem.place);
  const where = fill(source === 'Apple Health' ? importText.record : importText.row, {
    place: problem.place - (table?.from ?? 0),
  });
  const whose = table !== undefined && tables.length > 1 ? `${table.name}: ` : '';
  return `${whose}${where}: ${whatIsWrong(problem)}`;
}

function whatIsWrong(problem: RowProblem): string {
  const text = problem.text.slice(0, SHOWN_LETTERS);
  switch (problem.kind) {
    case 'date':
      return text === '' ? importText.noDate : fill(importText.date, { text });
    case 'future':
      return fill(importText.future, { date: formatDay(problem.text) });
    case 'number':
      return fill(importText.number, { text, figure: figureWords[problem.figure] });
    case 'range': {
      const { figure } = problem;
      const { min, max } = rangeOf(figure);
      return fill(importText.range, { text, figure: figureWords[figure], min, max, unit: unitOf(figure) });
    }
  }
}
