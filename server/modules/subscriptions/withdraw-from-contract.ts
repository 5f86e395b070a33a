/**
 * The consumer's withdrawal: declared, it is kept at once; then the contract ends, what was paid goes back, and the
 * receipt is mailed. A server that dies in between finishes it later.
 */
import type { Log } from '../../core/log.ts';
import { randomUUID } from 'node:crypto';
import type { Member } from '../../core/caller.ts';
import { badInput, Failure } from '../../core/failures.ts';
import type { WithdrawalReceipt } from '../../core/contract-types.generated.ts';
import { readEmailAddress } from '../../core/email-address.ts';
import { momentInTallinn, tallinnDay } from '../../core/tallinn-time.ts';
import type { Billing } from './billing.ts';
import { carryOut, carryOutRequest, findContract } from './carry-out-withdrawal.ts';
import type { Withdrawal } from './withdrawals.repository.ts';
import { findWithdrawal, insertRequest } from './withdrawals.repository.ts';

type Declared = Pick<Withdrawal, 'id' | 'subscriptionId' | 'receivedAt'>;

function receiptOf({ id, subscriptionId, receivedAt }: Declared, sentTo: string): WithdrawalReceipt {
  return { id, subscriptionId, receivedAt: momentInTallinn(receivedAt), sentTo };
}

/** Only logs the failure: the withdrawal is stored, and the sweep tries it again. */
function leaveToTheSweep(log: Log) {
  return (error: unknown) =>
    log.error(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'a withdrawal is not carried out yet',
    );
}

/** Withdraws a signed-in member. A repeat returns the first receipt; with an email, also for a contract not made signed in. */
export async function withdrawOwn(
  billing: Billing,
  log: Log,
  member: Member,
  subscriptionId: string,
  email: string | null,
): Promise<WithdrawalReceipt> {
  const { database, clock } = billing;
  const found = await findContract(billing, subscriptionId);
  if (found === null || found.customer.memberId !== member.id) {
    if (email === null) throw new Failure('NOT_FOUND');
    return withdrawByEmail(billing, log, subscriptionId, email);
  }
  const earlier = await findWithdrawal(database, subscriptionId);
  if (earlier !== null) return receiptOf(earlier, earlier.sentTo);
  const { lastWithdrawalDay } = found.contract;
  if (tallinnDay(clock()) > lastWithdrawalDay) {
    throw badInput(
      'subscriptionId',
      `The time to withdraw from this contract ended on ${lastWithdrawalDay}.`,
    );
  }
  const { id: memberId, email: ownEmail } = member;
  const request = { id: randomUUID(), subscriptionId, memberId, email: ownEmail, receivedAt: clock() };
  await insertRequest(database, request);
  await carryOut(billing, request, found).catch(leaveToTheSweep(log));
  const kept = await findWithdrawal(database, subscriptionId);
  return receiptOf(kept ?? request, kept?.sentTo ?? ownEmail);
}

/** Responds before it looks whether there is such a contract, so that the answer and its speed do not reveal it. */
export async function withdrawByEmail(
  billing: Billing,
  log: Log,
  subscriptionId: string,
  email: string | null,
): Promise<WithdrawalReceipt> {
  if (email === null) throw new Failure('NOT_AUTHORIZED');
  const address = readEmailAddress(email);
  if (address === null) throw badInput('email', 'email is an email address.');
  const request = {
    id: randomUUID(),
    subscriptionId,
    memberId: null,
    email: address.lower,
    receivedAt: billing.clock(),
  };
  await insertRequest(billing.database, request);
  void carryOutRequest(billing, log, request).catch(leaveToTheSweep(log));
  return receiptOf(request, email.trim());
}
