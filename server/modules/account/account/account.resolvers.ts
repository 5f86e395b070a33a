import { plainAddress } from '../../../../contract/copied-text.ts';
import { requireMember } from '../../../core/caller.ts';
import { badInput } from '../../../core/failures.ts';
import type { MutationResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { readProfile } from '../../platform/profile/read-profile.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const isSameAddress = (one: string, other: string) =>
  plainAddress(one).toLowerCase() === plainAddress(other).toLowerCase();

export const accountQueries = {
  async exportMyData(_parent, _arguments, { caller, services, longTexts }) {
    const member = requireMember(caller);
    return longTexts.hold(await exportAccount(services, member));
  },
} satisfies QueryResolvers;

export const accountMutations = {
  async withdrawConsent(_parent, { kind, givenAt }, { caller, services }) {
    const member = requireMember(caller);
    await withdrawConsent(services, member, { kind, givenAt: givenAt ?? null });
    return readProfile(services, member);
  },

  async deleteMyAccount(_parent, { email }, { caller, services, log }) {
    const member = requireMember(caller);
    if (!isSameAddress(email, member.email)) throw badInput('email', 'The email is not this account’s.');
    await eraseAccount(services, member, log);
    return true;
  },
} satisfies MutationResolvers;
