import { describe, expect, it } from 'vitest';
import { type Measurement } from '../../../../../src/features/diary/measurements/measurement.ts';
import { trendInWords, trendOf } from '../../../../../src/features/diary/measurements/trend.ts';

function weighed(day: string, weight: number | null): Measurement {
  const none = { hips: null, chest: null, waist: null, leftThigh: null, rightThigh: null, photoUrl: null };
  return { __typename: 'MeasurementEvent', id: day, eventDateTime: `${day}T07:00:00+02:00`, weight, ...none };
}

describe('the trend of a figure', () => {
  it('runs from the oldest point to the newest and skips entries without the figure', () => {
    const points = trendOf(
      [weighed('2026-11-03', 66), weighed('2026-11-02', null), weighed('2026-11-01', 68)],
      'weight',
    );
    expect(points.map(({ day, value, average }) => [day, value, average])).toEqual([
      ['2026-11-01', 68, 68],
      ['2026-11-03', 66, 67],
    ]);
  });

  it('averages an entry with the six before it', () => {
    const days = Array.from({ length: 10 }, (_, index) =>
      weighed(`2026-11-${String(10 - index).padStart(2, '0')}`, 10 - index + 50),
    );
    expect(trendOf(days, 'weight').at(-1)).toMatchObject({ value: 60, average: 57 });
  });

  it('states the change and how long it took', () => {
    const span = (from: string, to: string, first: number, last: number) =>
      trendInWords(trendOf([weighed(to, last), weighed(from, first)], 'weight'), 'weight');
    expect(span('2026-09-25', '2026-11-20', 68.4, 66)).toBe('−2,4\u00A0kg (8 nädalat)');
    expect(span('2026-11-19', '2026-11-20', 66, 66.3)).toBe('+0,3\u00A0kg (1 päev)');
    expect(span('2025-11-20', '2026-11-20', 66, 66)).toBe('Muutust pole (12 kuud)');
    expect(span('2026-11-20', '2026-11-20', 86.5, 66)).toBe('−20,5\u00A0kg (samal päeval)');
  });
});
