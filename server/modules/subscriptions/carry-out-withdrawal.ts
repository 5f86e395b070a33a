import { tallinnDay } from '../../core/tallinn-time.ts';
import type { Billing } from './billing.ts';
import type { Contract } from './contract.ts';
import { contractOf } from './contract.ts';
import { findCustomerByStripeId } from './customers.repository.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { endAtOnce, hasCode, refundAll } from './end-and-refund.ts';
import { contractEmail } from './mail-about-event.ts';
import { withMemberLease } from './member-lease.ts';
import { settleCustomer } from './settle-groups.ts';
import { tooLateMail, withdrawalMail } from './subscription.mails.ts';
import type { Withdrawal, WithdrawalRequest } from './withdrawals.repository.ts';
import { deleteRequest, findWithdrawal, keepWithdrawal, markMailed } from './withdrawals.repository.ts';

export interface FoundContract {
  contract: Contract;
  customer: PaymentCustomer;
}

const SUBSCRIPTION_ID = /^sub_\w{1,100}$/;

/** Returns null if there is no such subscription, or it belongs to no member. */
export async function findContract(
  { payments, database }: Billing,
  subscriptionId: string,
): Promise<FoundContract | null> {
  if (!SUBSCRIPTION_ID.test(subscriptionId)) return null;
  try {
    const contract = contractOf(
      await payments.stripe.subscriptions.retrieve(subscriptionId),
      payments.priceIds,
    );
    const customer = await findCustomerByStripeId(database, contract.customerId);
    return customer === null ? null : { contract, customer };
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

/** Looks first whether the contract is as the declaration says; a declaration about none vanishes. */
export async function carryOutRequest(billing: Billing, request: WithdrawalRequest): Promise<void> {
  const { database } = billing;
  const found = await findContract(billing, request.subscriptionId);
  const email = found === null ? null : await contractEmail(billing, found.contract.customerId);
  const isHers = email !== null && email.toLowerCase() === request.email.toLowerCase();
  if (found === null || !isHers || (await findWithdrawal(database, request.subscriptionId)) !== null) {
    await deleteRequest(database, request.id);
    return;
  }
  if (tallinnDay(request.receivedAt) > found.contract.lastWithdrawalDay) {
    await billing.sendMail(tooLateMail(billing, email, found.contract, request.receivedAt));
    await deleteRequest(database, request.id);
    return;
  }
  await carryOut(billing, request, found);
}

/** Ends, gives back, records, mails; run again after a failure, it goes on where it stopped. */
export async function carryOut(
  billing: Billing,
  request: WithdrawalRequest,
  found: FoundContract,
): Promise<void> {
  const { database } = billing;
  const { customer, contract } = found;
  const { memberId } = customer;
  await withMemberLease(billing, memberId, async () => {
    const { id, subscriptionId, receivedAt, email: sentTo } = request;
    if ((await findWithdrawal(database, subscriptionId)) !== null) return deleteRequest(database, id);
    if (contract.isLive) await endAtOnce(billing, subscriptionId);
    const refundedCents = await refundAll(billing, subscriptionId, 'withdrawal');
    await settleCustomer(billing, customer);
    const withdrawal = { id, subscriptionId, receivedAt, sentTo, memberId, refundedCents, mailedAt: null };
    await keepWithdrawal(database, withdrawal);
    return mailReceipt(billing, withdrawal, contract);
  });
}

export async function mailReceipt(
  billing: Billing,
  withdrawal: Withdrawal,
  contract: Contract,
): Promise<void> {
  await billing.sendMail(withdrawalMail(billing, withdrawal.sentTo, contract, withdrawal));
  await markMailed(billing.database, withdrawal.subscriptionId, billing.clock());
}
