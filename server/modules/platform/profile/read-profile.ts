import type { Member } from '../../../core/caller.ts';
import type { Profile } from '../../../core/contract-types.generated.ts';
import type { Services } from '../../../core/services.ts';
import { avatarAddressOf, type knownAvatarAddressOf } from './avatar.ts';
import { listConsents } from './consents.repository.ts';
import { ensureProfile } from './profile.repository.ts';

/** Her profile as the contract shows it. `addressOf` says whether it looks for a picture that may have arrived. */
export async function readProfile(
  services: Services,
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
