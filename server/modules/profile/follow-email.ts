import type { Log } from '../../core/log.ts';
import type { Member } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { findProfile, updateEmail } from './profile.repository.ts';

type FollowingServices = Pick<Services, 'database'> & {
  paymentsAccount: {
    /** Receipts and reminders go there from now on. */
    changeEmail(memberId: string, email: string): Promise<void>;
  };
};

/**
 * A member who changed her address at the identity service has it in her profile and at the card service from her next look
 * at her profile on. Where the card service does not answer, the look after that tries again.
 */
export async function followEmail(
  { database, paymentsAccount }: FollowingServices,
  { id, email }: Member,
  log: Log,
): Promise<void> {
  const profile = await findProfile(database, id);
  if (profile?.email === email) return;
  try {
    await paymentsAccount.changeEmail(id, email);
    await updateEmail(database, id, email);
  } catch (error) {
    const cause = error instanceof Error ? error.name : 'unknown';
    log.warn({ event: 'email-not-followed', memberId: id, cause }, 'email not followed');
  }
}
