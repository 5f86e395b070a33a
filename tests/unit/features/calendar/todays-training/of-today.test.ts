import { describe, expect, it } from 'vitest';
import type { ProgramRun } from '../../../../../src/features/training/programs/program-run.ts';
import { todaysTraining } from '../../../../../src/features/calendar/todays-training/of-today.ts';
import { trainingCard } from '../../entry-arbitraries.ts';

/** A Monday. */
const START = '2026-11-02';
const program = (id: string, ...weeks: string[][]) => ({
  id,
  title: id,
  level: 'BEGINNER' as const,
  summary: '',
  description: '',
  weeks,
});
const PROGRAMS = [program('one', ['a', 'b'], ['c']), program('two', ['d'])];
const TRAININGS = new Map(['a', 'b', 'c', 'd'].map((id) => [id, trainingCard(id)]));

const run = (day = START, ...pauses: ProgramRun['pauses']): ProgramRun => ({
  startedAt: `${day}T00:00:00+02:00`,
  pauses,
  weekdays: [1, 3],
});
const doneOn = (trainingId: string, day: string) => ({ trainingId, doneAt: `${day}T18:00:00+02:00` });

interface Given {
  runs: Record<string, ProgramRun>;
  done?: ReturnType<typeof doneOn>[];
  today: string;
}

function shown({ runs, done = [], today }: Given) {
  const known = {
    programs: PROGRAMS,
    runs: new Map(Object.entries(runs)),
    trainings: TRAININGS,
    completions: done,
  };
  const todays = todaysTraining(known, today);
  const next =
    todays && 'next' in todays ? `${todays.next.training.id} ${todays.next.day.slice(8)}` : undefined;
  return todays && [todays.state, todays.program.id, next];
}

describe('of one program', () => {
  const one = run();

  it('shows the next training on a day on which she trains', () => {
    expect(shown({ runs: { one }, today: START })).toEqual(['due', 'one', 'a 02']);
  });

  it('shows the training that she missed on her next day, and on a rest day says which it is', () => {
    expect(shown({ runs: { one }, today: '2026-11-03' })).toEqual(['rest', 'one', 'a 04']);
    expect(shown({ runs: { one }, today: '2026-11-04' })).toEqual(['due', 'one', 'a 04']);
  });

  it('says that today’s is done, and when the next one is', () => {
    const done = [doneOn('a', START)];
    expect(shown({ runs: { one }, done, today: START })).toEqual(['done', 'one', 'b 04']);
    expect(shown({ runs: { one }, done, today: '2026-11-04' })).toEqual(['due', 'one', 'b 04']);
  });

  it('rests until the day that she named, and is due again on it', () => {
    const resting = run(START, { from: START, to: '2026-11-04' });
    expect(shown({ runs: { one: resting }, today: '2026-11-03' })).toEqual(['paused', 'one', undefined]);
    expect(shown({ runs: { one: resting }, today: '2026-11-04' })).toEqual(['due', 'one', 'a 04']);
  });

  it('begins on the day that she named', () => {
    expect(shown({ runs: { one: run('2026-11-05') }, today: START })).toEqual(['toCome', 'one', 'a 09']);
  });

  it('is finished on the day of its last training, and has nothing more afterwards', () => {
    const done = [doneOn('a', START), doneOn('b', '2026-11-04'), doneOn('c', '2026-11-09')];
    expect(shown({ runs: { one }, done, today: '2026-11-09' })).toEqual(['finished', 'one', undefined]);
    expect(shown({ runs: { one }, done, today: '2026-11-10' })).toBeUndefined();
  });
});

describe('of several programs', () => {
  it('shows the one that she began last, and one that is due before one that rests', () => {
    const later = run('2026-11-04');
    const today = '2026-11-04';
    expect(shown({ runs: { one: run(), two: later }, today })).toEqual(['due', 'two', 'd 04']);
    const resting = run('2026-11-04', { from: '2026-11-04' });
    expect(shown({ runs: { one: run(), two: resting }, today })).toEqual(['due', 'one', 'a 04']);
  });

  it('has nothing for a program that is no longer offered', () => {
    expect(shown({ runs: { gone: run() }, today: START })).toBeUndefined();
  });
});
