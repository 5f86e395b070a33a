import { describe, expect, it } from 'vitest';
import { monthsAfter, periodAround } from '../../../../stand-ins/payments/months.ts';

const at = (day: string) => new Date(`${day}T10:30:00Z`);

describe('monthsAfter', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-31', 0, '2026-12-31'],
  ])('of %s and %i months is %s', (start, months, expected) => {
    expect(monthsAfter(at(start), months)).toEqual(at(expected));
  });
});

describe('periodAround', () => {
  it('begins with the first period before the start', () => {
    expect(periodAround(at('2026-03-31'), at('2026-01-01'))).toEqual({
      from: at('2026-03-31'),
      to: at('2026-04-30'),
    });
  });

  it('comes back to the 31st after a shorter month', () => {
    expect(periodAround(at('2026-01-31'), at('2026-03-15'))).toEqual({
      from: at('2026-02-28'),
      to: at('2026-03-31'),
    });
  });

  it('begins at the instant at which the last one ends', () => {
    expect(periodAround(at('2026-01-15'), at('2026-02-15')).from).toEqual(at('2026-02-15'));
  });
});
