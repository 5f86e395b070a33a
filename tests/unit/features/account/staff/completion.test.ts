import { describe, expect, it } from 'vitest';
import { byDay, type MembersCompletion } from '../../../../../src/features/account/staff/completion.ts';

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
