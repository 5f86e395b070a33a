/** Tests which trainings a week's download takes along. */
import { expect, it } from 'vitest';
import type {
  ScheduledTrainingFragment,
  TrainingCardFragment,
} from '../../../../../contract/documents.generated.ts';
import { addDays } from '../../../../../contract/moments.ts';
import { challengeRunOf } from '../../../../../src/features/training/challenge/challenge-run.ts';
import type { KnownProgram } from '../../../../../src/features/training/programs/program-catalogue.ts';
import type { ProgramRun } from '../../../../../src/features/training/programs/program-run.ts';
import { plannedWeek } from '../../../../../src/features/training/schedule/planned-days.ts';
import {
  trainingsOfWeek,
  type WeekPlan,
} from '../../../../../src/features/calendar/week-download/week-trainings.ts';

/** A Thursday. */
const TODAY = '2026-11-19';
const card = (id: string, locked = false) => ({ id, title: id, locked }) as TrainingCardFragment;
const TRAININGS = new Map(
  [card('vaike'), card('suur'), card('suletud', true), card('esimene'), card('teine'), card('kolmas')].map(
    (training) => [training.id, training],
  ),
);
const PROGRAM: KnownProgram = {
  id: 'kava',
  title: 'Kava',
  level: 'BEGINNER',
  summary: '',
  description: '',
  weeks: [['esimene', 'suletud', 'teine'], ['kolmas']],
};
const begun: ProgramRun = { startedAt: `${TODAY}T08:00:00+02:00`, pauses: [], weekdays: [4, 6] };

function weekOf(days: Record<string, string>, change: Partial<WeekPlan> = {}): string[] {
  const slots = Object.entries(days).map(
    ([day, id]) =>
      ({ id: day, eventDateTime: `${day}T18:00:00+02:00`, training: card(id) }) as ScheduledTrainingFragment,
  );
  const schedule = ['2026-11-16', '2026-11-23'].flatMap((monday) => plannedWeek(monday, slots));
  const plan = {
    today: TODAY,
    schedule,
    programs: [PROGRAM],
    runs: new Map(),
    completions: [],
    plans: [],
    challenge: undefined,
  };
  return trainingsOfWeek({ ...plan, trainings: TRAININGS, ...change }).map(({ id }) => id);
}

it('those of today and of the six days after it, each once, earliest first', () => {
  const days = {
    [addDays(TODAY, -1)]: 'teine',
    [TODAY]: 'suur',
    [addDays(TODAY, 3)]: 'vaike',
    [addDays(TODAY, 6)]: 'suur',
    [addDays(TODAY, 7)]: 'esimene',
  };
  expect(weekOf(days)).toEqual(['suur', 'vaike']);
});

it('none that is closed to her', () => {
  expect(weekOf({ [TODAY]: 'suletud' })).toEqual([]);
});

it('those that her program plans for these days, not those of a program that she does not do', () => {
  expect(weekOf({})).toEqual([]);
  expect(weekOf({ [addDays(TODAY, 1)]: 'vaike' }, { runs: new Map([['kava', begun]]) })).toEqual([
    'esimene',
    'vaike',
    'teine',
  ]);
});

it('none of a program that rests without an end, and those after a rest that ends within the week', () => {
  const resting = (to?: string): WeekPlan['runs'] =>
    new Map([['kava', { ...begun, pauses: [{ from: TODAY, ...(to !== undefined && { to }) }] }]]);
  expect(weekOf({}, { runs: resting() })).toEqual([]);
  expect(weekOf({}, { runs: resting('2026-11-21') })).toEqual(['esimene']);
});

it('not what she has already done of it', () => {
  const completions = [{ trainingId: 'esimene', doneAt: `${TODAY}T09:00:00+02:00` }];
  expect(weekOf({}, { runs: new Map([['kava', begun]]), completions })).toEqual(['teine']);
});

it('those that she planned herself, on their day', () => {
  const plans = [
    { trainingId: 'suur', at: `${addDays(TODAY, 2)}T18:00` },
    { trainingId: 'vaike', at: `${TODAY}T23:59` },
    { trainingId: 'teine', at: `${addDays(TODAY, 7)}T00:00` },
    { trainingId: 'suletud', at: `${TODAY}T12:00` },
  ];
  expect(weekOf({ [addDays(TODAY, 1)]: 'esimene' }, { plans })).toEqual(['vaike', 'esimene', 'suur']);
});

it('those of her challenge that are not done yet, by the day on which she began', () => {
  const days = Array.from({ length: 28 }, (_, index) => ({
    number: index + 1,
    text: '',
    isRest: false,
    trainingIds: index === 9 ? ['suur', 'vaike'] : index === 8 ? ['teine'] : index === 20 ? ['esimene'] : [],
  }));
  const weeks = [{ id: 'w', title: '', habit: '', days }];
  // Today is her ninth day.
  const marks = new Map([['start', addDays(TODAY, -8)]]);
  const ofChallenge = (completions: { trainingId: string; doneAt: string }[]) => {
    const run = challengeRunOf(marks, weeks, completions, TODAY);
    return weekOf({}, { challenge: run && { run, days } });
  };
  expect(ofChallenge([])).toEqual(['teine', 'suur', 'vaike']);
  expect(ofChallenge([{ trainingId: 'teine', doneAt: `${TODAY}T09:00:00+02:00` }])).toEqual([
    'suur',
    'vaike',
  ]);
});
