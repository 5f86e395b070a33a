import { Failure } from '../core/failures.ts';
import { checkedLimit, pageOf } from '../core/page-tokens.ts';
import type { QueryResolvers, RecipeResolvers } from './resolver-types.generated.ts';
import { contentClassOf, isHidden } from '../modules/content/ownership.ts';
import { recipeViews } from '../modules/recipes/recipe-views.ts';

export const recipeQueries = {
  async getRecipe(_parent, { id }, { caller, services }) {
    const views = recipeViews(await services.content.current(), caller);
    const recipe = views.byId.get(id);
    if (recipe === undefined || isHidden(recipe)) throw new Failure('NOT_FOUND');
    return recipe;
  },

  async listRecipes(_parent, { limit, nextToken }, { caller, services }) {
    const snapshot = await services.content.current();
    const scope = `listRecipes ${contentClassOf(snapshot, caller)}`;
    const { list } = recipeViews(snapshot, caller);
    const asked = { limit: checkedLimit(limit, 100), nextToken, scope };
    return pageOf(list, asked, services.pageTokens);
  },
} satisfies QueryResolvers;

export const recipeFields = {
  thumbnail: ({ thumbnail }, _arguments, { services }) =>
    thumbnail === null || thumbnail === undefined ? null : services.mediaAddresses.sign(thumbnail),
} satisfies RecipeResolvers;
