import type { Log } from '../../../core/log.ts';
import type { Billing } from './billing.ts';
import { carryOutRequest, findContract, mailReceipt } from './carry-out-withdrawal.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { hasCode } from './end-and-refund.ts';
import { withLeaseOfAny } from './member-lease.ts';
import { readSubscriptions } from './settle-groups.ts';
import { findWithdrawal, listRequestsAbout, listWithdrawals } from './withdrawals.repository.ts';

/**
 * Carries out her open withdrawals and sends the missing mails. Rejects if a contract is not ended or paid back yet: her customer
 * is needed for the next try. A mail that is not taken needs none: the sweep goes on with it, for as long as that takes, and an
 * address that is dead keeps no erasure waiting.
 */
export async function finishWithdrawals(
  billing: Billing,
  log: Log,
  { memberId, customerId }: PaymentCustomer,
): Promise<void> {
  const contracts = await contractIdsOf(billing, customerId);
  for (const request of await listRequestsAbout(billing.database, memberId, contracts))
    await exceptMails(billing, (noting) => carryOutRequest(noting, log, request));
  for (const { subscriptionId, mailedAt } of await listWithdrawals(billing.database, memberId))
    if (mailedAt === null) await exceptMails(billing, (noting) => mailUnmailed(noting, subscriptionId));
}

/** Resolves if `work` fails for nothing but a mail. */
async function exceptMails(billing: Billing, work: (billing: Billing) => Promise<void>): Promise<void> {
  const ofMails = new Set<unknown>();
  const sendMail: Billing['sendMail'] = (...given) =>
    billing.sendMail(...given).catch((error: unknown) => {
      ofMails.add(error);
      throw error;
    });
  await work({ ...billing, sendMail }).catch((error: unknown) => {
    if (!ofMails.has(error)) throw error;
  });
}

/** None if an erasure that was interrupted has deleted the customer already. */
async function contractIdsOf(billing: Billing, customerId: string): Promise<string[]> {
  try {
    return (await readSubscriptions(billing, customerId)).map(({ id }) => id);
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return [];
    throw error;
  }
}

/** Runs under the lease, so that no other process mails it too. */
export async function mailUnmailed(billing: Billing, subscriptionId: string): Promise<void> {
  const found = await findContract(billing, subscriptionId);
  if (found === null) return;
  await withLeaseOfAny(billing, found.customer.memberId, async () => {
    const withdrawal = await findWithdrawal(billing.database, subscriptionId);
    if (withdrawal?.mailedAt === null) await mailReceipt(billing, withdrawal, found.contract);
  });
}
