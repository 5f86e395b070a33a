import { requireMember } from '../../../core/caller.ts';
import type { MutationResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { checkNotAhead } from '../../../core/event-time.ts';
import { knownAvatarAddressOf } from './avatar.ts';
import { editProfile } from './edit-profile.ts';
import { followEmail } from './follow-email.ts';
import { giveConsent } from './give-consent.ts';
import { readProfile } from './read-profile.ts';
import { checkTextVersion, profileChangesOf } from './profile.rules.ts';

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
