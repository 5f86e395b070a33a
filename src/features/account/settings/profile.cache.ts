/** Her profile in the cache after an entry about it was sent. */
import type { Cache } from '@urql/exchange-graphcache';
import type { CacheUpdates } from '../../../offline/cache-updates.ts';

export const profileUpdates: CacheUpdates<'giveConsent' | 'editMyProfile'> = {
  giveConsent: ({ giveConsent: profile }, _variables, cache) => link(profile, cache),
  editMyProfile: ({ editMyProfile: profile }, _variables, cache) => link(profile, cache),
};

/** Says that this profile is hers, which nothing else does until the question about it has had an answer. */
function link(profile: { id: string } | null, cache: Cache): void {
  if (profile) cache.link('Query', 'getMyProfile', { __typename: 'Profile', id: profile.id });
}
