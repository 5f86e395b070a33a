import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentInTallinn, tallinnDay, tallinnMoment } from '../../../../../server/core/tallinn-time.ts';
import { withdrawalDeadline } from '../../../../../contract/withdrawal-deadline.ts';
import {
  lastWithdrawalDay,
  mayStillWithdraw,
} from '../../../../../src/features/account/subscription/withdrawal-time.ts';

const MINUTE_MS = 60_000;

const starts = fc
  .integer({
    min: Date.parse('2026-01-01T00:00Z') / MINUTE_MS,
    max: Date.parse('2030-01-01T00:00Z') / MINUTE_MS,
  })
  .map((minutes) => new Date(minutes * MINUTE_MS));

describe('withdrawing from a contract', () => {
  it('is offered until the last minute of the last day on which the service accepts it, and no longer', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const contract = { created: momentInTallinn(start) };
        const lastDay = withdrawalDeadline(tallinnDay(start));
        const lastMinute = Date.parse(tallinnMoment(lastDay, '23:59'));
        expect(lastWithdrawalDay(contract)).toBe(lastDay);
        expect(mayStillWithdraw(contract, start.getTime())).toBe(true);
        expect(mayStillWithdraw(contract, lastMinute)).toBe(true);
        expect(mayStillWithdraw(contract, lastMinute + 2 * MINUTE_MS)).toBe(false);
      }),
    );
  });
});
