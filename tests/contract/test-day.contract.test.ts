/** The day on which a run of the tests lives (scripts/test-day.mjs). */
import { expect, it } from 'vitest';
import { momentOf, takeDay } from '../../scripts/test-day.mjs';

it('begins at noon, or at the minute that is named, and leaves the other words', () => {
  expect(takeDay(['e2e', '--on=2027-03-28', 'diary'])).toEqual({
    minute: '2027-03-28T12:00',
    rest: ['e2e', 'diary'],
  });
  expect(takeDay(['--on=2026-12-31T23:40']).minute).toBe('2026-12-31T23:40');
  expect(takeDay(['--on=any']).minute).toMatch(/^20\d\d-\d\d-\d\dT12:00$/);
  expect(takeDay(['unit'])).toEqual({ minute: undefined, rest: ['unit'] });
});

it('reckons in Tallinn, on the days on which its clocks change too', () => {
  const at = (minute: string) => new Date(momentOf(minute)).toISOString();
  expect(at('2026-12-31T23:40')).toBe('2026-12-31T21:40:00.000Z');
  expect(at('2027-03-28T02:59')).toBe('2027-03-28T00:59:00.000Z');
  expect(at('2027-03-28T04:00')).toBe('2027-03-28T01:00:00.000Z');
  expect(at('2027-10-31T03:30')).toBe('2027-10-31T00:30:00.000Z');
  expect(at('2028-02-29T12:00')).toBe('2028-02-29T10:00:00.000Z');
});

it.each(['2027-03-28T03:30', '2027-02-29T12:00', 'homme', ''])(
  'refuses „%s“, which no clock shows',
  (minute) => {
    expect(() => momentOf(minute)).toThrow('Tallinn');
  },
);
