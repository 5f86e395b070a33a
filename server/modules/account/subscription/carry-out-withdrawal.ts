import type { Log } from '../../../core/log.ts';
import { tallinnDay } from '../../../core/tallinn-time.ts';
import type { Billing } from './billing.ts';
import type { Contract } from './contract.ts';
import { contractOf } from './contract.ts';
import { contractAddresses } from './contract-addresses.ts';
import { memberIn } from './customer-of-event.ts';
import { findCustomer, findCustomerByStripeId } from './customers.repository.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { endAtOnce, hasCode, refundAll } from './end-and-refund.ts';
import { noteForStaff } from '../staff/staff-notices.repository.ts';
import { withLeaseOfAny } from './member-lease.ts';
import { settleCustomer } from './settle-groups.ts';
import { repeatedWithdrawalNotice } from './staff.mails.ts';
import { declarationMail, tooLateMail, withdrawalMail } from './subscription.mails.ts';
import type { Withdrawal, WithdrawalRequest } from './withdrawals.repository.ts';
import { isSubscriptionId } from './subscription-id.ts';
import {
  deleteRequest,
  findWithdrawal,
  isDeclarationMailed,
  keepWithdrawal,
  listWithdrawals,
  markDeclarationMailed,
  markMailed,
} from './withdrawals.repository.ts';

/** The withdrawal of one member from which on staff are told. */
const NOTICED_WITHDRAWALS = 3;

export interface FoundContract {
  contract: Contract;
  customer: PaymentCustomer;
}

/**
 * Returns null if there is no such subscription, or it belongs to no member. The subscription itself names its member too, for
 * the case that no row names its customer any more: she is erased, or a backup was restored.
 */
export async function findContract(
  { payments, database }: Billing,
  subscriptionId: string,
): Promise<FoundContract | null> {
  if (!isSubscriptionId(subscriptionId)) return null;
  try {
    const subscription = await payments.stripe.subscriptions.retrieve(subscriptionId);
    const contract = contractOf(subscription, payments.priceIds);
    const { customerId } = contract;
    const memberId = memberIn(subscription.metadata);
    const named = memberId === null ? null : { memberId, customerId };
    const customer = (await findCustomerByStripeId(database, customerId)) ?? named;
    return customer === null ? null : { contract, customer };
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

/** Looks first whether the contract is as the declaration says; a declaration about none vanishes, and is logged. */
export async function carryOutRequest(billing: Billing, log: Log, request: WithdrawalRequest): Promise<void> {
  const { subscriptionId, receivedAt } = request;
  const drop = (reason: DropReason) => dropRequest(billing, log, request, reason);
  const found = await findContract(billing, subscriptionId);
  if (found === null) return drop('no-contract');
  if ((await findWithdrawal(billing.database, subscriptionId)) !== null) return drop('repeated');
  if (!(await isOfContract(billing, request, found))) return drop('another-address');
  if (tallinnDay(receivedAt) > found.contract.lastWithdrawalDay) {
    const mail = tooLateMail(billing, request.email, found.contract, receivedAt);
    await billing.sendMail(mail, found.customer.memberId);
    return drop('too-late');
  }
  await carryOut(billing, log, request, found);
}

/** A member was known when she declared it: if the contract is hers, the address of her receipts decides nothing. */
async function isOfContract(
  billing: Billing,
  { memberId, email }: WithdrawalRequest,
  { contract, customer }: FoundContract,
): Promise<boolean> {
  if (memberId === customer.memberId) return true;
  return (await contractAddresses(billing, contract)).has(email.toLowerCase());
}

type DropReason = 'no-contract' | 'repeated' | 'another-address' | 'too-late';

/** Logs the receipt's number alone: who is not signed in may have typed anything as the contract's. */
async function dropRequest(
  { database }: Billing,
  log: Log,
  { id, memberId }: WithdrawalRequest,
  reason: DropReason,
): Promise<void> {
  await deleteRequest(database, id);
  const entry = { event: 'withdrawal-dropped', request: id, reason, wasSignedIn: memberId !== null };
  log.warn(entry, 'a declaration of withdrawal has no effect');
}

/**
 * Ends, gives back, records, mails; run again after a failure, it goes on from the point of failure. A failure keeps nothing from
 * her but the sum: the receipt of her declaration is mailed then.
 */
export async function carryOut(
  billing: Billing,
  log: Log,
  request: WithdrawalRequest,
  found: FoundContract,
): Promise<void> {
  await withLeaseOfAny(billing, found.customer.memberId, async () => {
    try {
      await carryOutAlone(billing, log, request, found);
    } catch (error) {
      // If this fails too, the next try does both again.
      await mailDeclaration(billing, request, found).catch(() => undefined);
      throw error;
    }
  });
}

/** Once for each declaration that is still open; again if the process died before it was noted (decision 145). */
async function mailDeclaration(
  billing: Billing,
  { id, email, receivedAt }: WithdrawalRequest,
  { contract, customer }: FoundContract,
): Promise<void> {
  const { database, clock } = billing;
  if (await isDeclarationMailed(database, id)) return;
  await billing.sendMail(declarationMail(billing, email, contract, receivedAt), customer.memberId);
  await markDeclarationMailed(database, id, clock());
}

async function carryOutAlone(
  billing: Billing,
  log: Log,
  request: WithdrawalRequest,
  found: FoundContract,
): Promise<void> {
  const { database } = billing;
  const { customer, contract } = found;
  const { memberId } = customer;
  const { id, subscriptionId, receivedAt, email: sentTo } = request;
  if ((await findWithdrawal(database, subscriptionId)) !== null) return deleteRequest(database, id);
  if (contract.isLive) await endAtOnce(billing, subscriptionId);
  const refundedCents = await refundAll(billing, log, subscriptionId, 'withdrawal');
  // The contract may be one of a customer that was deleted: what she has by now counts.
  await settleCustomer(billing, log, (await findCustomer(database, memberId)) ?? customer);
  const withdrawal = { id, subscriptionId, receivedAt, sentTo, memberId, refundedCents, mailedAt: null };
  await tellOfRepetition(billing, withdrawal);
  await keepWithdrawal(database, withdrawal);
  return mailReceipt(billing, withdrawal, contract);
}

/** The law lets her each time; why she does, a person may ask. */
async function tellOfRepetition({ database, clock }: Billing, withdrawal: Withdrawal): Promise<void> {
  const earlier = await listWithdrawals(database, withdrawal.memberId);
  if (earlier.length + 1 < NOTICED_WITHDRAWALS) return;
  const notice = repeatedWithdrawalNotice(withdrawal, earlier);
  await noteForStaff(database, { ...notice, memberId: null, createdAt: clock() });
}

export async function mailReceipt(
  billing: Billing,
  withdrawal: Withdrawal,
  contract: Contract,
): Promise<void> {
  const mail = withdrawalMail(billing, withdrawal.sentTo, contract, withdrawal);
  await billing.sendMail(mail, withdrawal.memberId);
  await markMailed(billing.database, withdrawal.subscriptionId, billing.clock());
}
