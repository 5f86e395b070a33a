import type { ConsentKind } from '../../../src/contract/enumerations.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Member, MemberId } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { endConsent } from '../profile/consents.repository.ts';
import {
  CONSENT_MOMENTS,
  ensureProfile,
  holdProfile,
  setConsentMoment,
} from '../profile/profile.repository.ts';
import { momentAfter } from '../profile/profile.rules.ts';
import { eraseMeasurements, erasePhotos } from '../timeline/erase-events.repository.ts';
import { endMarksUnder } from '../marks/end-marks-under.ts';
import { eraseNotes } from '../sessions/sessions.repository.ts';
import type { ObjectToRemove } from '../removals/objects-to-remove.repository.ts';
import { queueObjectsToRemove } from '../removals/objects-to-remove.repository.ts';
import { removeObjectsNow } from '../removals/remove-objects.ts';

const ERASE = {
  async ENERGY_GOAL(database, memberId, now) {
    await endMarksUnder(database, memberId, 'ENERGY_GOAL', now);
    return [];
  },
  async FOOD_CHOICES(database, memberId, now) {
    await endMarksUnder(database, memberId, 'FOOD_CHOICES', now);
    return [];
  },
  async FOOD_NOTES(database, memberId, now) {
    await endMarksUnder(database, memberId, 'FOOD_NOTES', now);
    return [];
  },
  MEASUREMENTS: eraseMeasurements,
  PHOTOS: erasePhotos,
  async TRAINING_NOTES(database, memberId) {
    await eraseNotes(database, memberId);
    return [];
  },
} satisfies Record<
  ConsentKind,
  (database: Database, memberId: MemberId, now: Date) => Promise<ObjectToRemove[]>
>;

/**
 * Ends the consent and erases what stood under it, both or neither: all measurements with their photos, all photos while
 * the figures stay, what she said of her trainings, or the marks that need it. No consent that was given earlier counts from then on, also where it arrives later.
 */
export async function withdrawConsent(services: Services, member: Member, kind: ConsentKind): Promise<void> {
  const now = services.clock();
  await ensureProfile(services.database, member, now);
  const keys = await inTransaction(services.database, async (transaction) => {
    const profile = await holdProfile(transaction, member.id);
    const moment = momentAfter(profile?.[CONSENT_MOMENTS[kind]] ?? null, now);
    await setConsentMoment(transaction, member.id, kind, moment);
    await endConsent(transaction, member.id, kind, now);
    const objects = await ERASE[kind](transaction, member.id, now);
    await queueObjectsToRemove(transaction, objects);
    return objects.map(({ key }) => key);
  });
  await removeObjectsNow(services, keys);
}
