/**
 * The end of an account:
 *
 *   live ──(one transaction: her records gone, her objects queued, her id marked)──▶ erased: her tokens are refused
 *   erased ──(user gone at the identity service, customer gone at the card service)──▶ settled
 *
 * Every sweep repeats what failed after the transaction until it succeeds. A call that was under way
 * meanwhile may leave a record behind, or a customer at the card service, so for two hours all of it is deleted again.
 */
import type { Log } from '../../core/log.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Member } from '../../core/caller.ts';
import type { AccountServices } from './account-services.ts';
import { deleteRecords, listErasuresToLookAt, markErased, markSettled } from './erase-records.repository.ts';
import { queueObjectsToRemove } from '../removals/objects-to-remove.repository.ts';
import { removeObjectsNow } from '../removals/remove-objects.ts';

const LOOKED_AT_AGAIN_MS = 2 * 3_600_000;

/** Resolves once she is erased; what other services still have of her is certain to go, at once where they answer. */
export async function eraseAccount(services: AccountServices, member: Member, log: Log): Promise<void> {
  await eraseAccountIf(services, member, log, () => Promise.resolve(true));
}

/** The same, unless `isMeant` says otherwise within the transaction that erases her. Returns whether she is erased. */
export async function eraseAccountIf(
  services: AccountServices,
  member: Member,
  log: Log,
  isMeant: (transaction: Database) => Promise<boolean>,
): Promise<boolean> {
  const keys = await inTransaction(services.database, async (transaction) =>
    (await isMeant(transaction))
      ? eraseRecords(transaction, member.id, [member.email], services.clock())
      : null,
  );
  if (keys === null) return false;
  services.erasedMembers.add(member.id);
  services.knownProfiles.delete(member.id);
  await settle(services, member.id, log);
  await removeObjectsNow(services, keys);
  return true;
}

async function eraseRecords(
  transaction: Database,
  memberId: string,
  emails: readonly string[],
  now: Date,
): Promise<string[]> {
  const objects = await deleteRecords(transaction, memberId, emails);
  await queueObjectsToRemove(transaction, objects);
  await markErased(transaction, memberId, now);
  return objects.map(({ key }) => key);
}

/** The identity service first: from then on nobody can sign in as her. */
async function settle(services: AccountServices, memberId: string, log: Log): Promise<void> {
  const done = [
    ...(await Promise.allSettled([services.identityAdmin.deleteUser(memberId)])),
    ...(await Promise.allSettled([services.paymentsAccount.erase(memberId, log)])),
  ];
  for (const result of done) {
    if (result.status === 'rejected')
      log.warn({ event: 'erasure-unsettled', cause: nameOf(result.reason) }, 'erasure not settled');
  }
  const isDone = done.every(({ status }) => status === 'fulfilled');
  await markSettled(services.database, memberId, isDone ? services.clock() : null);
}

/** A service's message may carry what is hers. */
function nameOf(reason: unknown): string {
  return reason instanceof Error ? reason.name : 'unknown';
}

/** Goes on with erasures that something interrupted; to be run now and then. */
export async function sweepErasures(services: AccountServices, log: Log): Promise<void> {
  const since = new Date(services.clock().getTime() - LOOKED_AT_AGAIN_MS);
  for (const memberId of await listErasuresToLookAt(services.database, since)) {
    services.erasedMembers.add(memberId);
    await inTransaction(services.database, (transaction) =>
      eraseRecords(transaction, memberId, [], services.clock()),
    );
    await settle(services, memberId, log);
  }
}
