/** Work on the subscriptions of a member that waits for its turn while she is erased. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  deleteCustomer,
  keepCustomer,
} from '../../server/modules/account/subscription/customers.repository.ts';
import { withMemberLease } from '../../server/modules/account/subscription/member-lease.ts';
import type { TestDatabase } from '../support/database-server.ts';
import { openTestDatabase } from '../support/database-server.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

it('is refused at once and due again, because nothing of hers is left that could become free', async () => {
  const memberId = randomUUID();
  const parts = { database: test.database, clock: () => new Date() };
  await keepCustomer(test.database, { memberId, customerId: 'cus_1' });
  let begin = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const first = withMemberLease(parts, memberId, async () => {
    begin();
    await ended;
  });
  await begun;
  const done: string[] = [];
  const second = withMemberLease(parts, memberId, async () => done.push('second'));
  const refused = expect(second).rejects.toThrow('no customer any more');
  await deleteCustomer(test.database, memberId);
  await refused;
  end();
  await first;
  expect(done).toEqual([]);
});
