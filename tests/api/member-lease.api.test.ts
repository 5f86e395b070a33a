/** One at a time per member, however long the card service takes. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCustomer } from '../../server/modules/account/subscription/customers.repository.ts';
import { withMemberLease } from '../../server/modules/account/subscription/member-lease.ts';
import { paymentCustomers } from '../../server/modules/account/subscription/subscriptions.tables.ts';
import type { TestDatabase } from '../support/database-server.ts';
import { openTestDatabase } from '../support/database-server.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;

let test: TestDatabase;
let now: Date;
beforeEach(async () => {
  test = await openTestDatabase();
  now = new Date(START);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

const leaseUntil = async () => (await test.database.select().from(paymentCustomers))[0]?.leaseUntil;

/** Goes ahead in steps, each with what the timers do in it on the disk. */
async function goAheadMinutes(minutes: number) {
  for (let half = 0; half < 2 * minutes; half += 1) {
    now = new Date(now.getTime() + MINUTE_MS / 2);
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
    await expect.poll(leaseUntil).toEqual(new Date(now.getTime() + 1.5 * MINUTE_MS));
  }
}

it('a lease lasts as long as its work, and no longer', async () => {
  const memberId = randomUUID();
  await keepCustomer(test.database, { memberId, customerId: 'cus_1' });
  const parts = { database: test.database, clock: () => now };
  const done: string[] = [];
  let end = () => {};
  const slow = withMemberLease(parts, memberId, async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    done.push('slow');
  });
  await expect.poll(leaseUntil).toEqual(new Date(START + 1.5 * MINUTE_MS));
  await goAheadMinutes(5);
  const next = withMemberLease(parts, memberId, async () => done.push('next'));
  end();
  await Promise.all([slow, next]);
  expect(done).toEqual(['slow', 'next']);
  expect(await leaseUntil()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
