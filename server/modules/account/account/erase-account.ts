/**
 * The end of an account:
 *
 *   live ──(one transaction: her records gone, her objects queued, her id marked)──▶ erased: her tokens are refused
 *   erased ──(user gone at the identity service, customer gone at the card service, confirmation mailed)──▶ settled
 *
 * Every sweep repeats what failed after the transaction until it succeeds. A call that was under way
 * meanwhile may leave a record behind, or a customer at the card service, so for two hours all of it is deleted again.
 */
import type { Mail } from '../../../ports/mail.ts';
import type { Log } from '../../../core/log.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { disownPlansOfNobody } from '../../platform/content/former-plans.repository.ts';
import type { Member } from '../../../core/caller.ts';
import { onceCommitted } from '../../../core/services.ts';
import { ENDLESS } from '../../../core/turn.ts';
import type { AccountServices } from './account-services.ts';
import { erasedMail } from './account.mails.ts';
import {
  deleteRecords,
  findUnsentMail,
  forgetUnsentMails,
  listErasuresToLookAt,
  markErased,
  markSettled,
  setUnsentMail,
} from './erase-records.repository.ts';
import type { ObjectToRemove } from '../../platform/removals/objects-to-remove.repository.ts';
import { queueObjectsToRemove } from '../../platform/removals/objects-to-remove.repository.ts';
import { removeObjectsNow } from '../../platform/removals/remove-objects.ts';

const HOUR_MS = 3_600_000;
const LOOKED_AT_AGAIN_MS = 2 * HOUR_MS;
/** The time for which a mailbox of ours shows the mails sent to her meanwhile: shorter than she is looked at. */
const MAIL_SHOWN_MS = HOUR_MS;
/** The time for which her confirmation is tried, and her address kept for it. */
const MAIL_TRIED_MS = 7 * 24 * HOUR_MS;

/**
 * Resolves once she is erased. Her data in other services is certain to go, at once if they answer: hundreds of photos take
 * longer than she may be kept waiting, and longer than a document may take.
 */
export async function eraseAccount(services: AccountServices, member: Member, log: Log): Promise<void> {
  const mail = erasedMail({ to: member.email, erasedAt: services.clock() });
  const keys = await endAccount(services, member, mail, () => Promise.resolve(true));
  if (keys !== null) onceCommitted(services, () => endElsewhere(services, member.id, keys, log));
}

/**
 * As `eraseAccount`, without a confirmation, because a mail has told her the day, and only if `isMeant` agrees within the
 * transaction that erases her. Waits for the other services. Returns true if she is erased.
 */
export async function eraseAccountIf(
  services: AccountServices,
  member: Member,
  log: Log,
  isMeant: (transaction: Database) => Promise<boolean>,
): Promise<boolean> {
  const keys = await endAccount(services, member, null, isMeant);
  if (keys !== null) await endElsewhere(services, member.id, keys, log);
  return keys !== null;
}

/** Erases her from the product's own tables, unless that is not meant: then null. Returns the keys of her objects. */
async function endAccount(
  services: AccountServices,
  member: Member,
  mail: Mail | null,
  isMeant: (transaction: Database) => Promise<boolean>,
): Promise<string[] | null> {
  const keys = await inTransaction(services.database, async (transaction) => {
    if (!(await isMeant(transaction))) return null;
    const objects = await deleteRecords(transaction, member.id, [member.email]);
    await markErased(transaction, member.id, services.clock(), mail);
    return removeLater(transaction, objects);
  });
  if (keys === null) return null;
  services.erasedMembers.add(member.id);
  services.knownProfiles.delete(member.id);
  return keys;
}

async function endElsewhere(
  services: AccountServices,
  memberId: string,
  keys: readonly string[],
  log: Log,
): Promise<void> {
  await settle(services, memberId, log).catch(() => undefined);
  await removeObjectsNow(services, keys);
}

async function removeLater(transaction: Database, objects: ObjectToRemove[]): Promise<string[]> {
  await queueObjectsToRemove(transaction, objects);
  return objects.map(({ key }) => key);
}

/** The identity service first: from then on nobody can sign in as her. Rejects with what failed when all has been tried. */
async function settle(services: AccountServices, memberId: string, log: Log): Promise<void> {
  const done = [
    ...(await Promise.allSettled([services.identityAdmin.deleteUser(memberId)])),
    ...(await Promise.allSettled([endContracts(services, memberId, log)])),
  ];
  const failures = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  for (const reason of failures)
    log.warn({ event: 'erasure-unsettled', cause: nameOf(reason) }, 'erasure not settled');
  await markSettled(services.database, memberId, failures.length === 0 ? services.clock() : null);
  if (failures.length > 0) throw new AggregateError(failures, 'An erasure is not settled');
}

/** Her confirmation says what ended, which only the card service knows, and goes out once it has. */
async function endContracts(services: AccountServices, memberId: string, log: Log): Promise<void> {
  const { database, paymentsAccount, billing } = services;
  await paymentsAccount.erase(memberId, log, async (ofContracts) => {
    const found = await findUnsentMail(database, memberId);
    if (found === null) return;
    const { mail, erasedAt } = found;
    await setUnsentMail(database, memberId, erasedMail({ to: mail.to, erasedAt, ofContracts }));
  });
  const unsent = await findUnsentMail(database, memberId);
  if (unsent === null) return;
  await billing.sendMail(unsent.mail, memberId);
  await setUnsentMail(database, memberId, null);
}

/** A service's message may carry what is hers. */
function nameOf(reason: unknown): string {
  return reason instanceof Error ? reason.name : 'unknown';
}

/** Goes on with erasures that something interrupted; to be run now and then. Rejects with the failures when all have been tried. */
export async function sweepErasures(services: AccountServices, log: Log, turn = ENDLESS): Promise<void> {
  const { database } = services;
  const ago = (ms: number) => new Date(services.clock().getTime() - ms);
  for (const memberId of await forgetUnsentMails(database, ago(MAIL_TRIED_MS)))
    log.error({ event: 'erasure-mail-given-up', memberId }, 'the confirmation of an erasure was never sent');
  const failures: unknown[] = [];
  const ofPlans: unknown[] = [];
  await disownPlansOfNobody(database).catch((error: unknown) => ofPlans.push(error));
  for (const memberId of await listErasuresToLookAt(database, ago(LOOKED_AT_AGAIN_MS))) {
    if (turn.isOver()) break;
    services.erasedMembers.add(memberId);
    const again = async () => {
      await inTransaction(database, async (transaction) =>
        removeLater(transaction, await deleteRecords(transaction, memberId, [], ago(MAIL_SHOWN_MS))),
      );
      await settle(services, memberId, log);
    };
    await again().catch((error: unknown) => failures.push(error));
  }
  const counts = `${failures.length} erasures are not settled, ${ofPlans.length} searches for former plans failed`;
  if (failures.length + ofPlans.length > 0) throw new AggregateError([...failures, ...ofPlans], counts);
}
