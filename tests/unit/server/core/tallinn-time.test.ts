import { describe, expect, it } from 'vitest';
import { momentInTallinn, tallinnDay, tallinnMoment } from '../../../../server/core/tallinn-time.ts';

describe('the clock in Tallinn', () => {
  it.each([
    ['2026-03-29', '02:30', '+02:00'],
    ['2026-03-29', '04:00', '+03:00'],
    ['2026-03-29', '08:00', '+03:00'],
    ['2026-10-25', '02:30', '+03:00'],
    ['2026-10-25', '04:00', '+02:00'],
    ['2026-07-01', '18:30', '+03:00'],
    ['2026-12-31', '23:59', '+02:00'],
  ])('on %s at %s is %s ahead', (day, time, offset) => {
    expect(tallinnMoment(day, time)).toBe(`${day}T${time}:00${offset}`);
  });

  it('shows an instant with its offset and its day', () => {
    expect(momentInTallinn(new Date('2026-11-30T22:30:00Z'))).toBe('2026-12-01T00:30:00+02:00');
    expect(momentInTallinn(new Date('2026-06-30T21:00:00Z'))).toBe('2026-07-01T00:00:00+03:00');
    expect(tallinnDay(new Date('2026-11-30T22:30:00Z'))).toBe('2026-12-01');
  });
});
