import { describe, expect, it } from 'vitest';
import { periodWords } from '../../../../../src/features/account/staff/subscription-words.ts';

const END = '2026-11-23T00:30:00+02:00';
const BEFORE = Date.parse('2026-11-22T12:00:00+02:00');
const AFTER = Date.parse('2026-11-23T12:00:00+02:00');
const CUT_SHORT = 'Leping lõppes enne tähtaega. Periood oleks kestnud kuni 23.\u00A0novembrini 2026';

describe('the end of a subscription’s period', () => {
  it.each([
    ['active', false, BEFORE, 'Periood lõpeb 23.\u00A0novembril 2026, siis pikeneb'],
    ['active', true, BEFORE, 'Lõpetatud, ligipääs kuni 23.\u00A0novembrini 2026'],
    ['trialing', true, BEFORE, 'Lõpetatud, ligipääs kuni 23.\u00A0novembrini 2026'],
    ['past_due', false, BEFORE, 'Periood lõpeb 23.\u00A0novembril 2026'],
    ['canceled', true, AFTER, 'Periood lõppes 23.\u00A0novembril 2026'],
    ['canceled', false, BEFORE, CUT_SHORT],
    ['incomplete_expired', false, AFTER, 'Periood lõppes 23.\u00A0novembril 2026'],
  ] as const)('of a %s one (last: %s) is named for what it is', (status, isLast, now, words) => {
    const contract = { status, cancel_at_period_end: isLast, current_period_end: END, cancel_at: null };
    expect(periodWords(contract, now)).toBe(words);
  });

  it('of one that ends on another day is that day', () => {
    const other = { cancel_at_period_end: true, cancel_at: '2026-12-24T12:00:00+02:00' };
    expect(periodWords({ status: 'active', current_period_end: END, ...other }, BEFORE)).toBe(
      'Lõpetatud, ligipääs kuni 24.\u00A0detsembrini 2026',
    );
  });
});
