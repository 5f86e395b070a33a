import { expect, it } from 'vitest';
import {
  endedRunsOf,
  type KnownPrograms,
  withdrawnRunsOf,
} from '../../../../../src/features/training/programs/ended-runs.ts';
import { trainingCard } from '../../entry-arbitraries.ts';

const startedAt = '2026-11-02T08:00:00.000Z';
const run = { startedAt, pauses: [], weekdays: undefined };
/** Staff have withdrawn both of her programs. */
const known: KnownPrograms = {
  programs: [],
  runs: new Map([
    ['begun', run],
    ['done', run],
  ]),
  trainings: new Map(),
  completions: [],
};
const SEEN = new Set(['begun', 'done']);
const DONE = { startedAt, lastDay: '2026-11-20' };

it('keeps as ended what had ended when staff withdrew it, and nothing that she was in the middle of', () => {
  expect(endedRunsOf(known, { done: DONE })).toEqual({ done: DONE });
  expect(withdrawnRunsOf(known, { done: DONE }, SEEN)).toEqual(['begun']);
});

it('says on a phone that never saw it that she had finished it', () => {
  const completions = [{ trainingId: 't-1', doneAt: '2026-11-20T08:00:00.000Z' }];
  const trainings = new Map([['t-1', { ...trainingCard('t-1'), locked: false }]]);
  const runs = new Map([['done', { ...run, doneWeeks: [['t-1']] }]]);
  expect(endedRunsOf({ ...known, runs, trainings, completions }, {})).toEqual({ done: DONE });
});

it('does not keep as ended what a former release called so because staff withdrew it', () => {
  expect(endedRunsOf(known, { begun: { startedAt, lastDay: null }, done: DONE })).toEqual({ done: DONE });
});

it('takes a run for another that she began at another moment', () => {
  const before = { done: { ...DONE, startedAt: '2026-01-05T08:00:00.000Z' } };
  expect(endedRunsOf(known, before)).toEqual({});
  expect(withdrawnRunsOf(known, before, SEEN)).toEqual(['begun', 'done']);
});

it('calls none withdrawn that this phone never saw published: it may be newer than the list here', () => {
  expect(withdrawnRunsOf(known, {}, new Set(['done']))).toEqual(['done']);
});

it('knows nothing of a program whose id every object has', () => {
  const runs = new Map([['constructor', run]]);
  expect(withdrawnRunsOf({ ...known, runs }, {}, new Set(['constructor']))).toEqual(['constructor']);
});
