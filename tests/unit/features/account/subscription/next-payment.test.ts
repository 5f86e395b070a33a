import { expect, it } from 'vitest';
import { nextPaymentDay } from '../../../../../src/features/account/subscription/next-payment.ts';

it.each([
  ['2026-11-27T12:00:00+02:00', '2026-12-27'],
  ['2026-12-31T12:00:00+02:00', '2027-01-31'],
  // The month has no such day.
  ['2027-01-31T12:00:00+02:00', '2027-02-28'],
  ['2028-01-30T12:00:00+02:00', '2028-02-29'],
  // In Tallinn it is the day after, in UTC not yet.
  ['2027-03-31T01:00:00+03:00', '2027-05-01'],
  ['2027-05-01T01:00:00+03:00', '2027-05-31'],
])('what is ordered at %s is paid for again on %s, as Stripe counts', (orderedAt, day) => {
  expect(nextPaymentDay(Date.parse(orderedAt))).toBe(day);
});
