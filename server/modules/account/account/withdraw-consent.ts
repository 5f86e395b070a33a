import type { ConsentKind } from '../../../../contract/enumerations.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Member, MemberId } from '../../../core/caller.ts';
import { onceCommitted, type Services } from '../../../core/services.ts';
import { endConsent, holdAllConsents } from '../../platform/profile/consents.repository.ts';
import {
  CONSENT_MOMENTS,
  ensureProfile,
  holdProfile,
  setConsentMoment,
} from '../../platform/profile/profile.repository.ts';
import { momentAfter } from '../../platform/profile/profile.rules.ts';
import { isAhead } from '../../../core/event-time.ts';
import { eraseMeasurements, erasePhotos } from '../../diary/measurements/erase-measurements.repository.ts';
import { endMarksUnder } from '../../platform/marks/end-marks-under.ts';
import { eraseNotes } from '../../training/sessions/sessions.repository.ts';
import type { ObjectToRemove } from '../../platform/removals/objects-to-remove.repository.ts';
import { queueObjectsToRemove } from '../../platform/removals/objects-to-remove.repository.ts';
import { removeObjectsNow } from '../../platform/removals/remove-objects.ts';

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

export interface ConsentWithdrawn {
  kind: ConsentKind;
  /** Of the consent that she withdraws, by her device's clock, or null if the device did not say. */
  givenAt: string | null;
}

/**
 * Ends the consent and erases the data under it, both or neither: all measurements with their photos, all photos while the
 * figures stay, her notes on trainings, or the marks that need it. No consent that was given earlier counts from then on, even if
 * it arrives later. Photos leave the storage after the answer: they may be many.
 */
export async function withdrawConsent(
  services: Services,
  member: Member,
  { kind, givenAt }: ConsentWithdrawn,
): Promise<void> {
  const now = services.clock();
  await ensureProfile(services.database, member, now);
  const keys = await endAndErase(services.database, member.id, kind, {
    givenAt: acceptable(givenAt, now),
    now,
  });
  onceCommitted(services, (own) => removeObjectsNow(own, keys));
}

interface EndedConsent {
  id: string;
  memberId: string;
  kind: ConsentKind;
  withdrawnAt: Date;
}

/**
 * Ends again each consent that was withdrawn after the backup from which the database was restored. Consents are told by their
 * own ids, because only her phone's clock says when one was given. Photos leave the storage once a server runs. Returns how many
 * consents ended.
 */
export async function withdrawAgain(database: Database, ended: readonly EndedConsent[]): Promise<number> {
  let again = 0;
  for (const { id, kind, withdrawnAt, ...of } of ended) {
    const memberId = of.memberId as MemberId;
    const inForce = (await holdAllConsents(database, memberId)).get(kind);
    if (inForce?.id !== id) continue;
    await endAndErase(database, memberId, kind, { givenAt: null, now: withdrawnAt });
    again += 1;
  }
  return again;
}

/** Returns the keys of objects that are to leave the storage. */
function endAndErase(
  database: Database,
  memberId: MemberId,
  kind: ConsentKind,
  { givenAt, now }: { givenAt: Date | null; now: Date },
): Promise<string[]> {
  return inTransaction(database, async (transaction) => {
    const profile = await holdProfile(transaction, memberId);
    const last = laterOf(profile?.[CONSENT_MOMENTS[kind]] ?? null, givenAt);
    await setConsentMoment(transaction, memberId, kind, momentAfter(last, now));
    await endConsent(transaction, memberId, kind, now);
    const objects = await ERASE[kind](transaction, memberId, now);
    await queueObjectsToRemove(transaction, objects);
    return objects.map(({ key }) => key);
  });
}

/** No consent is accepted that bears a moment too far ahead. */
function acceptable(givenAt: string | null, now: Date): Date | null {
  return givenAt === null || isAhead(givenAt, now) ? null : new Date(givenAt);
}

function laterOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
