import { describe, expect, it } from 'vitest';
import { byDay, type MembersCompletion } from '../../../../src/features/staff/completion.ts';
import { periodWords } from '../../../../src/features/staff/subscription-words.ts';

const done = (eventDateTime: string): MembersCompletion => ({
  __typename: 'CompletedTraining',
  id: eventDateTime,
  eventDateTime,
  owner: { __typename: 'EventOwner', email: 'keegi@example.com' },
  training: { __typename: 'Training', id: 'treening', title: 'Treening' },
});

describe('completions of a month', () => {
  it('are grouped by the member’s own day, each day once, although offsets shuffle them', () => {
    const moments = [
      '2026-11-11T00:30:00+02:00',
      '2026-11-10T23:10:00+01:00',
      '2026-11-11T00:05:00+02:00',
      '2026-11-10T08:00:00+02:00',
    ];
    const days = byDay(moments.map(done)).map(({ day, completions }) => [
      day,
      completions.map(({ id }) => id),
    ]);
    expect(days).toEqual([
      ['2026-11-11', [moments[0], moments[2]]],
      ['2026-11-10', [moments[1], moments[3]]],
    ]);
  });
});

describe('the end of a subscription’s period', () => {
  it.each([
    ['active', false, 'Periood lõpeb 23.\u00A0novembril 2026, siis pikeneb'],
    ['active', true, 'Lõpetatud, ligipääs kuni 23.\u00A0novembrini 2026'],
    ['trialing', true, 'Lõpetatud, ligipääs kuni 23.\u00A0novembrini 2026'],
    ['past_due', false, 'Periood lõpeb 23.\u00A0novembril 2026'],
    ['canceled', true, 'Periood lõppes 23.\u00A0novembril 2026'],
    ['incomplete_expired', false, 'Periood lõppes 23.\u00A0novembril 2026'],
  ] as const)('of a %s one (last: %s) is named for what it is', (status, isLast, words) => {
    const current_period_end = '2026-11-23T00:30:00+02:00';
    expect(periodWords({ status, cancel_at_period_end: isLast, current_period_end })).toBe(words);
  });
});
