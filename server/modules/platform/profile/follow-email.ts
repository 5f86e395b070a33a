import type { Log } from '../../../core/log.ts';
import type { Member } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { findProfile, markEmailTold, updateEmail } from './profile.repository.ts';

type FollowingServices = Pick<Services, 'database'> & {
  paymentsAccount: {
    /** Receipts and reminders go there from now on. */
    changeEmail(memberId: string, email: string): Promise<void>;
  };
};

/**
 * A member who changed her address at the identity service has it in her profile from her next look there on. The card service is
 * told meanwhile, because it may take half a minute to fail; the look after that tries again.
 */
export async function followEmail(services: FollowingServices, member: Member, log: Log): Promise<void> {
  const { database } = services;
  const { id, email, emailAsOf } = member;
  const before = await findProfile(database, id);
  if (before === null) return;
  if (before.email === email && before.emailToTell === null) return;
  if (before.email !== email) await updateEmail(database, id, email, emailAsOf);
  void tellEmail(services, member, log);
}

async function tellEmail(
  { database, paymentsAccount }: FollowingServices,
  { id }: Member,
  log: Log,
): Promise<void> {
  try {
    // Changed again meanwhile, here or by another call, the address of now has to be told last.
    for (let told: string | undefined; ;) {
      const profile = await findProfile(database, id);
      if (profile === null || profile.email === told) return;
      if (profile.emailToTell === null && told === undefined) return;
      told = profile.email;
      await paymentsAccount.changeEmail(id, told);
      await markEmailTold(database, id, told);
    }
  } catch (error) {
    const cause = error instanceof Error ? error.name : 'unknown';
    log.warn({ event: 'email-not-followed', memberId: id, cause }, 'email not followed');
  }
}
