/**
 * The consumer's withdrawal: declared, it is kept at once; then the contract ends, what was paid goes back, and the
 * receipt is mailed. A server that dies in between finishes it later.
 */
import type { Log } from '../../../core/log.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from '../../../core/caller.ts';
import { plainAddress } from '../../../../contract/copied-text.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import type { WithdrawalReceipt } from '../../../core/contract-types.generated.ts';
import { readEmailAddress } from '../../../core/email-address.ts';
import type { Database } from '../../../database/database.ts';
import { momentInTallinn, tallinnDay } from '../../../core/tallinn-time.ts';
import type { Billing } from './billing.ts';
import { carryOut, carryOutRequest, findContract } from './carry-out-withdrawal.ts';
import type { Withdrawal, WithdrawalRequest } from './withdrawals.repository.ts';
import { deleteRequest, findWithdrawal, insertRequest, listRequestsOf } from './withdrawals.repository.ts';

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

/** The card service may take longer than an answer may; then the receipt says what is stored. */
const PATIENCE_MS = 4_000;

/**
 * Withdraws a signed-in member. A repeat returns the first receipt; with an email, also for a contract not made signed in. The
 * declaration is kept before the contract is read, because by law its time of arrival counts: if the card service does not
 * answer, the sweep looks at it.
 */
export async function withdrawOwn(
  billing: Billing,
  log: Log,
  member: Member,
  subscriptionId: string,
  email: string | null,
): Promise<WithdrawalReceipt> {
  const { database, clock } = billing;
  const { id: memberId, email: ownEmail } = member;
  const earlier = await findWithdrawal(database, subscriptionId);
  if (earlier?.memberId === memberId) return receiptOf(earlier, earlier.sentTo);
  const sentTo = email === null ? ownEmail : addressIn(email);
  const declared = { id: randomUUID(), subscriptionId, memberId, email: sentTo, receivedAt: clock() };
  const request = await keepFirst(database, declared);
  const found = await inTime(findContract(billing, subscriptionId)).catch(leaveToTheSweep(log));
  if (found === undefined) return receiptOf(request, request.email);
  if (found === null || found.customer.memberId !== memberId) {
    await deleteRequest(database, request.id);
    if (email === null) throw new Failure('NOT_FOUND');
    return withdrawByEmail(billing, log, subscriptionId, email);
  }
  const { lastWithdrawalDay } = found.contract;
  if (tallinnDay(request.receivedAt) > lastWithdrawalDay) {
    await deleteRequest(database, request.id);
    throw badInput(
      'subscriptionId',
      `The time to withdraw from this contract ended on ${lastWithdrawalDay}.`,
    );
  }
  await carryOut(billing, log, request, found).catch(leaveToTheSweep(log));
  const kept = await findWithdrawal(database, subscriptionId);
  return receiptOf(kept ?? request, kept?.sentTo ?? request.email);
}

/** Returns her open request for the same contract if there is one: the day of the first counts. */
async function keepFirst(
  database: Database,
  declared: WithdrawalRequest & { memberId: string },
): Promise<WithdrawalRequest> {
  const open = await listRequestsOf(database, declared.memberId);
  const first = open.find(({ subscriptionId }) => subscriptionId === declared.subscriptionId);
  if (!first) await insertRequest(database, declared);
  return first ?? declared;
}

/** Undefined if it takes too long. */
function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, pause(PATIENCE_MS, undefined, { ref: false })]);
}

/** Responds before it looks whether there is such a contract, so that the answer and its speed do not reveal it. */
export async function withdrawByEmail(
  billing: Billing,
  log: Log,
  subscriptionId: string,
  email: string | null,
): Promise<WithdrawalReceipt> {
  if (email === null) throw new Failure('NOT_AUTHORIZED');
  const request = {
    id: randomUUID(),
    subscriptionId,
    memberId: null,
    email: addressIn(email),
    receivedAt: billing.clock(),
  };
  await insertRequest(billing.database, request);
  void carryOutRequest(billing, log, request).catch(leaveToTheSweep(log));
  return receiptOf(request, plainAddress(email));
}

function addressIn(email: string): string {
  const address = readEmailAddress(email);
  if (address === null) throw badInput('email', 'email is an email address.');
  return address.lower;
}
