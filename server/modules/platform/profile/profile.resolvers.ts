import type { Member } from '../../../core/caller.ts';
import { requireMember } from '../../../core/caller.ts';
import type { AllServices } from '../../../context/context.ts';
import type { Profile } from '../../../core/contract-types.generated.ts';
import type { MutationResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { checkNotAhead } from '../../../core/event-time.ts';
import { avatarAddressOf, knownAvatarAddressOf } from './avatar.ts';
import { listConsents } from './consents.repository.ts';
import { editProfile } from './edit-profile.ts';
import { followEmail } from './follow-email.ts';
import { giveConsent } from './give-consent.ts';
import { ensureProfile } from './profile.repository.ts';
import { checkTextVersion, profileChangesOf } from './profile.rules.ts';

/** Her profile as the contract shows it. `addressOf` says whether it looks for a picture that may have arrived. */
export async function readProfile(
  services: AllServices,
  member: Member,
  addressOf: typeof knownAvatarAddressOf = avatarAddressOf,
): Promise<Profile> {
  const { database, clock } = services;
  const row = await ensureProfile(database, member, clock());
  return {
    id: member.id,
    email: member.email,
    firstName: row.firstName,
    lastName: row.lastName,
    bio: row.bio,
    imageURL: await addressOf(services, row),
    updatedAt: row.updatedAt.toISOString(),
    consents: await listConsents(database, member.id),
  };
}

export const profileQueries = {
  async getMyProfile(_parent, _arguments, { caller, services, log }) {
    const member = requireMember(caller);
    await followEmail(services, member, log);
    return readProfile(services, member);
  },
} satisfies QueryResolvers;

export const profileMutations = {
  async editMyProfile(_parent, { input }, { caller, services }) {
    const member = requireMember(caller);
    const { editedAt } = input;
    checkNotAhead('editedAt', editedAt, services.clock());
    await editProfile(services, member, profileChangesOf(input), editedAt ? new Date(editedAt) : null);
    return readProfile(services, member, knownAvatarAddressOf);
  },

  async giveConsent(_parent, { kind, textVersion, givenAt }, { caller, services }) {
    const member = requireMember(caller);
    checkTextVersion(textVersion);
    checkNotAhead('givenAt', givenAt, services.clock());
    await giveConsent(services, member, { kind, textVersion, givenAt: givenAt ?? null });
    return readProfile(services, member, knownAvatarAddressOf);
  },
} satisfies MutationResolvers;
