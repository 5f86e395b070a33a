import type { Member } from '../../graphql/caller.ts';
import { requireMember } from '../../graphql/caller.ts';
import type { Services } from '../../graphql/context.ts';
import type { MutationResolvers, Profile, QueryResolvers } from '../../graphql/resolver-types.generated.ts';
import { momentInTallinn } from '../content/tallinn-time.ts';
import { checkNotAhead } from '../timeline/event-time.ts';
import { avatarAddressOf } from './avatar.ts';
import { insertConsent, listConsents } from './consents.repository.ts';
import { ensureProfile, updateProfile } from './profile.repository.ts';
import { checkTextVersion, profileChangesOf } from './profile.rules.ts';

/** Her profile as the contract shows it. */
export async function readProfile(services: Services, member: Member): Promise<Profile> {
  const { database, clock } = services;
  const row = await ensureProfile(database, member, clock());
  return {
    id: member.id,
    email: member.email,
    firstName: row.firstName,
    lastName: row.lastName,
    bio: row.bio,
    imageURL: await avatarAddressOf(services, row),
    updatedAt: row.updatedAt.toISOString(),
    consents: await listConsents(database, member.id),
  };
}

export const profileQueries = {
  getMyProfile(_parent, _arguments, { caller, services }) {
    return readProfile(services, requireMember(caller));
  },
} satisfies QueryResolvers;

export const profileMutations = {
  async editMyProfile(_parent, { input }, { caller, services }) {
    const member = requireMember(caller);
    const changes = profileChangesOf(input);
    await ensureProfile(services.database, member, services.clock());
    await updateProfile(services.database, member.id, changes, services.clock());
    return readProfile(services, member);
  },

  async giveConsent(_parent, { kind, textVersion, givenAt }, { caller, services }) {
    const member = requireMember(caller);
    const now = services.clock();
    checkTextVersion(textVersion);
    checkNotAhead('givenAt', givenAt, now);
    const consent = { kind, textVersion, givenAt: givenAt ?? momentInTallinn(now) };
    await insertConsent(services.database, member.id, consent, now);
    return readProfile(services, member);
  },
} satisfies MutationResolvers;
