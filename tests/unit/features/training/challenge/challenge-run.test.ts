import { describe, expect, it } from 'vitest';
import { CHALLENGE_START, tickKey } from '../../../../../contract/marks/challenge.mark.ts';
import { challengeWeeksOf } from '../../../../../src/features/training/challenge/challenge-days.ts';
import { challengeRunOf } from '../../../../../src/features/training/challenge/challenge-run.ts';

const WEEK = `# Nädal

Harjumus: klaas vett.

- **Esmaspäev:** [Kükid](/studio/kykid), 15 minutit
- **Teisipäev:** puhkus
- **Kolmapäev:** [Kükid](/studio/kykid) ja [Kõnd](/studio/kond), kokku 40 minutit
- **Neljapäev:** venitus omal valikul
- **Reede:** puhkus
- **Laupäev:** [Kõnd](/studio/kond), 30 minutit
- **Pühapäev:** puhkus`;
const weeks =
  challengeWeeksOf(
    [1, 2, 3, 4].map((id) => ({
      __typename: 'CMSItem',
      task: null,
      drawing: null,
      key: 'timetable',
      id: String(id),
      value: WEEK,
    })),
  ) ?? [];
const START = '2026-11-23';
const began = new Map([[CHALLENGE_START, START]]);
const done = (trainingId: string, doneAt: string) => ({ trainingId, doneAt });
const daysDone = (...completions: { trainingId: string; doneAt: string }[]) => [
  ...(challengeRunOf(began, weeks, completions, START)?.doneDays ?? []),
];

describe('a day of the challenge', () => {
  it('is done by its training on that day, even before she began, and only on that day', () => {
    expect(daysDone(done('kykid', '2026-11-23T06:00:00+02:00'))).toEqual([1]);
    expect(daysDone(done('kykid', '2026-11-24T06:00:00+02:00'))).toEqual([]);
    expect(daysDone(done('kond', '2026-11-23T06:00:00+02:00'))).toEqual([]);
  });

  it('counts by the clock of where she was', () => {
    expect(daysDone(done('kykid', '2026-11-23T00:30:00+02:00'))).toEqual([1]);
    expect(daysDone(done('kykid', '2026-11-22T23:30:00+02:00'))).toEqual([]);
  });

  it('of two trainings is done by both', () => {
    const squats = done('kykid', '2026-11-25T18:00:00+02:00');
    expect(daysDone(squats, squats)).toEqual([]);
    expect(daysDone(squats, done('kond', '2026-11-25T19:00:00+02:00'))).toEqual([3]);
  });

  it('that names no training is hers to tick', () => {
    expect(daysDone(done('kykid', '2026-11-26T18:00:00+02:00'))).toEqual([]);
  });

  it('that is ticked and done counts once, and stays ticked when the training is taken back', () => {
    const marks = new Map([...began, [tickKey('day', 1), START]]);
    const twice = challengeRunOf(marks, weeks, [done('kykid', '2026-11-23T06:00:00+02:00')], START);
    expect(twice?.days).toEqual({ done: 1, all: 16 });
    expect(challengeRunOf(marks, weeks, [], START)?.days.done).toBe(1);
  });
});
