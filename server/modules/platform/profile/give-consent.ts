import type { ConsentKind } from '../../../../contract/enumerations.ts';
import type { Member } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { atomically } from '../../../core/services.ts';
import { momentInTallinn } from '../../../core/tallinn-time.ts';
import { countStored } from '../stored-today/stored-today.repository.ts';
import { insertConsent, renewConsent } from './consents.repository.ts';
import { CONSENT_MOMENTS, ensureProfile, holdProfile, setConsentMoment } from './profile.repository.ts';
import { momentAfter } from './profile.rules.ts';

export interface ConsentGiven {
  kind: ConsentKind;
  textVersion: string;
  /** Null if the device sent no time. */
  givenAt: string | null;
}

/** Keeps a consent, unless one of its kind was given or withdrawn since: what comes late gives nothing back. One to a later wording takes its place. */
export async function giveConsent(
  services: Services,
  member: Member,
  { givenAt, ...consent }: ConsentGiven,
): Promise<void> {
  const now = services.clock();
  await ensureProfile(services.database, member, now);
  await atomically(services, async (transaction) => {
    const profile = await holdProfile(transaction, member.id);
    const last = profile?.[CONSENT_MOMENTS[consent.kind]] ?? null;
    const moment = givenAt === null ? momentAfter(last, now) : new Date(givenAt);
    if (last !== null && moment <= last) return;
    await setConsentMoment(transaction, member.id, consent.kind, moment);
    const given = { ...consent, givenAt: givenAt ?? momentInTallinn(moment) };
    const isNew =
      (await renewConsent(transaction, member.id, given, now)) ||
      (await insertConsent(transaction, member.id, given, now));
    if (isNew) await countStored(services, transaction, member.id, 'consents');
  });
}
