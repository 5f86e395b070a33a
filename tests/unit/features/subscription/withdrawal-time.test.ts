import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, monthOf } from '../../../../src/contract/moments.ts';
import { WITHDRAWAL_DAYS } from '../../../../src/contract/subscription-plans.ts';
import { mayStillWithdraw } from '../../../../src/features/subscription/withdrawal-time.ts';
import { tallinnDay, tallinnMoment } from '../../../../server/modules/content/tallinn-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A month later at the same time of day in UTC, or on the last day of a shorter month, as the card service counts. */
function monthLater(start: Date): string {
  const iso = start.toISOString();
  const month = addMonths(monthOf(iso), 1);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const day = [`${month}-${iso.slice(8, 10)}`, lastDay].toSorted()[0] ?? lastDay;
  return `${day}${iso.slice(10)}`;
}

const starts = fc
  .integer({
    min: Date.parse('2026-01-01T00:00Z') / MINUTE_MS,
    max: Date.parse('2030-01-01T00:00Z') / MINUTE_MS,
  })
  .map((minutes) => new Date(minutes * MINUTE_MS));

describe('withdrawing from a contract', () => {
  it('is offered until the last minute of the last day on which the service takes it', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const lastDay = addDays(tallinnDay(start), WITHDRAWAL_DAYS);
        const lastMinute = Date.parse(tallinnMoment(lastDay, '23:59'));
        const contract = { status: 'active', current_period_end: monthLater(start) } as const;
        expect(mayStillWithdraw(contract, lastMinute)).toBe(true);
      }),
    );
  });

  it('is not offered once the running month is older than that', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const contract = { status: 'active', current_period_end: monthLater(start) } as const;
        expect(mayStillWithdraw(contract, Date.parse(contract.current_period_end) - 12 * DAY_MS)).toBe(false);
      }),
    );
  });

  it('is offered through a trial, however short', () => {
    const now = Date.parse('2026-11-20T12:00Z');
    expect(mayStillWithdraw({ status: 'trialing', current_period_end: '2026-11-21T12:00Z' }, now)).toBe(true);
  });
});
