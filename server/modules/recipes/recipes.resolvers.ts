import { Failure } from '../../graphql/failures.ts';
import { checkedLimit, pageOf } from '../../graphql/page-tokens.ts';
import type { QueryResolvers } from '../../graphql/resolver-types.generated.ts';
import { recipeViews } from './recipe-views.ts';

export const recipeQueries = {
  async getRecipe(_parent, { id }, { caller, services }) {
    const views = recipeViews(await services.content.current(), caller);
    const recipe = views.byId.get(id);
    const isAnothers = recipe?.accessLevel === 'OWNER' && recipe.locked;
    if (recipe === undefined || isAnothers) throw new Failure('NOT_FOUND');
    return recipe;
  },

  async listRecipes(_parent, { limit, nextToken }, { caller, services }) {
    const { list } = recipeViews(await services.content.current(), caller);
    const asked = { limit: checkedLimit(limit, 100), nextToken, scope: `listRecipes ${caller.accessClass}` };
    return pageOf(list, asked, services.pageTokens);
  },
} satisfies QueryResolvers;
