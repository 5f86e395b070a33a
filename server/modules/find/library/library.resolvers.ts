import { changedRecipes, contentDigest } from './content-digest.ts';
import type { ContentDigestResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';

export const libraryQueries = {
  async getContentDigest(_parent, _arguments, { caller, services }) {
    const snapshot = await services.content.current();
    return contentDigest(snapshot, caller, services.mediaAddresses.period());
  },
} satisfies QueryResolvers;

export const contentDigestFields = {
  changedRecipes: async (_parent, { held }, { caller, services }) =>
    changedRecipes(await services.content.current(), caller, held),
} satisfies ContentDigestResolvers;
