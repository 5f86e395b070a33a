/** The files that services write, each written from the same measurements and read back. */
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../contract/moments.ts';
import {
  type Choices,
  type FoundMeasurement,
  interpretFile,
  likelyChoices,
  openQuestions,
} from '../../../../../src/features/diary/import/interpret-file.ts';
import { readFile } from '../../../../../src/features/diary/import/read-file.ts';
import {
  dateOf,
  type Dialect,
  DIALECTS,
  lines,
  two,
  ZEPP,
} from '../../../../support/measurement-dialects.ts';

function expected({ measured, isDayOnly }: Dialect) {
  return measured.map((each) => ({
    eventDateTime: momentOf(dateOf(isDayOnly ? { ...each, hour: 12, minute: 0 } : each)),
    figures: each.figures,
  }));
}

const inOrder = (found: readonly Pick<FoundMeasurement, 'eventDateTime' | 'figures'>[]) =>
  found
    .map(({ eventDateTime, figures }) => ({ eventDateTime, figures }))
    .toSorted((one, other) => one.eventDateTime.localeCompare(other.eventDateTime));

describe('a file of measurements', () => {
  it.each(DIALECTS)('of $name is read as it was written', async (dialect) => {
    const answer = await readFile(new Blob([dialect.write(dialect.measured)]));
    if (!answer.ok) throw new Error(`Refused: ${answer.reason}`);
    const { file } = answer;
    const choices = { ...likelyChoices(file), ...dialect.choices };
    const { measurements, problems } = interpretFile(file, choices, '2026-11-20');
    expect({ source: file.source, problems }).toEqual({ source: dialect.source, problems: [] });
    expect(inOrder(measurements)).toEqual(inOrder(expected(dialect)));
  });

  it('asks her only what it leaves open', async () => {
    const asked: string[] = [];
    for (const { name, write, measured } of DIALECTS) {
      const answer = await readFile(new Blob([write(measured)]));
      const open = answer.ok && openQuestions(answer.file);
      if (open && open.isWeightUnitOpen) asked.push(`${name}: kaal`);
      if (open && open.isGirthUnitOpen) asked.push(`${name}: ümbermõõt`);
      if (open && (open.isDayOrderOpen || open.heights.length > 1)) asked.push(`${name}: muu`);
    }
    expect(asked).toEqual([
      'openScale from 2025, in pounds and inches: kaal',
      'openScale from 2025, in pounds and inches: ümbermõõt',
      'openScale of 2017, semicolons: kaal',
      'Fitbit from its own pages, in stones: kaal',
    ]);
  });

  it('asks for the order of day and month where the dates do not say it', async () => {
    const answer = await readFile(new Blob(['Date,Weight (kg)\n03/04/2026,68.5\n']));
    if (!answer.ok) throw new Error(answer.reason);
    expect(openQuestions(answer.file).isDayOrderOpen).toBe(true);
    const days = (['day', 'month'] as const).map((dayOrder) => {
      const choices = { ...likelyChoices(answer.file), dayOrder };
      return interpretFile(answer.file, choices, '2026-11-20').measurements[0]?.eventDateTime.slice(0, 10);
    });
    expect(days).toEqual(['2026-04-03', '2026-03-04']);
  });

  it('gives her the measurements of one person where several share a scale', async () => {
    const row = (day: number, kilograms: number, height: number) =>
      `2026-02-${two(day)} 10:00:00+0000,${kilograms},${height}.0,22,1,1,1,1,1,1`;
    const text = lines(ZEPP, [row(1, 60, 165), row(2, 95, 182), row(3, 61, 165)]);
    const answer = await readFile(new Blob([text]));
    if (!answer.ok) throw new Error(answer.reason);
    const weights = (choices: Choices) =>
      interpretFile(answer.file, choices, '2026-11-20').measurements.map(({ figures }) => figures.weight);
    const likely = likelyChoices(answer.file);
    expect(weights(likely)).toEqual([60, 61]);
    expect(weights({ ...likely, height: '182.0' })).toEqual([95]);
  });

  it('is read on after a day of hers without figures', async () => {
    const text = 'Kuupäev;Kaal (kg)\n01.02.2026;68,5\n02.02.2026;\n03.02.2026;68,4\n;68,3\n';
    const answer = await readFile(new Blob([text]));
    if (!answer.ok) throw new Error(answer.reason);
    const { measurements, problems } = interpretFile(answer.file, likelyChoices(answer.file), '2026-11-20');
    expect(measurements.map((each) => [each.eventDateTime.slice(0, 10), each.figures.weight])).toEqual([
      ['2026-02-01', 68.5],
      ['2026-02-03', 68.4],
    ]);
    expect(problems).toEqual([{ place: 5, kind: 'date', text: '' }]);
  });

  it('is read from the first day on that the diary itself takes, so that what went out comes back', async () => {
    const answer = await readFile(new Blob(['Kuupäev;Kaal (kg)\n31.12.1949;60\n01.01.1950;61\n']));
    if (!answer.ok) throw new Error(answer.reason);
    const { measurements } = interpretFile(answer.file, likelyChoices(answer.file), '2026-11-20');
    expect(measurements.map(({ figures }) => figures.weight)).toEqual([61]);
  });

  it('names the columns that the diary has no place for', async () => {
    const answer = await readFile(
      new Blob(['Date,"Weight (kg)","Fat mass (kg)",Comments\n2026-02-01,60,15,\n']),
    );
    expect(answer.ok && answer.file.unusedColumns).toEqual(['Fat mass (kg)', 'Comments']);
  });
});
