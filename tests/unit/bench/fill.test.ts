import { expect, it } from 'vitest';
import { FILLED, NOT_FILLED, rowsOf } from '../../../scripts/bench/members/fill-tables.mjs';
import { hundredLives, MOST_WEEKS, rowsOfHundred } from '../../../scripts/bench/members/lives.mjs';
import { filesIn, textOf } from '../../support/repository-files.ts';

const declared = filesIn('server', 'stand-ins')
  .filter((file) => file.endsWith('.tables.ts'))
  .flatMap((file) => [...textOf(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => name));

it('fills each table, or says why it does not grow with members', () => {
  const filled = FILLED.map(({ table }) => table);
  expect([...new Set([...filled, ...Object.values(NOT_FILLED).flat()])].sort()).toEqual(declared.sort());
});

it('makes ten million rows of a hundred thousand members, and ten thousand of a hundred', () => {
  expect(rowsOf(100_000) / 10_000_000).toBeCloseTo(1, 1);
  expect(rowsOf(100) / 10_000).toBeCloseTo(1, 1);
});

it('lets no life begin before the service did, and nobody log twice a day', () => {
  for (const { weeks, measurements, completions, sessions } of hundredLives()) {
    expect(weeks).toBeLessThanOrEqual(MOST_WEEKS);
    expect(Math.max(measurements, completions, sessions)).toBeLessThan(weeks * 7);
  }
});

it('has most of its rows from few: the longest tenth of the lives leaves a third of them', () => {
  const eventsOf = (lives: ReturnType<typeof hundredLives>) =>
    lives.reduce(
      (sum, { measurements, completions, sessions }) => sum + measurements + completions + sessions,
      0,
    );
  const { measurements, completions, sessions } = rowsOfHundred();
  expect(eventsOf(hundredLives())).toBe(measurements + completions + sessions);
  expect(eventsOf(hundredLives().slice(-10))).toBeGreaterThan((measurements + completions + sessions) / 3);
});
