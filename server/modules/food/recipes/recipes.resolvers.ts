import { LIST_LIMIT } from '../../../../contract/limits.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import { checkedLimit, pageOf } from '../../../core/page-tokens.ts';
import type { QueryResolvers, RecipeResolvers } from '../../../context/resolver-types.generated.ts';
import { contentClassOf, isHidden } from '../../platform/content/ownership.ts';
import { recipeViews } from './recipe-views.ts';

export const recipeQueries = {
  async getRecipe(_parent, { id }, { caller, services }) {
    const views = recipeViews(await services.content.current(), caller);
    const recipe = views.byId.get(id);
    if (recipe === undefined || isHidden(recipe)) throw new Failure('NOT_FOUND');
    return recipe;
  },

  async listRecipes(_parent, { limit, nextToken, ids }, { caller, services }) {
    const snapshot = await services.content.current();
    const scope = `listRecipes ${contentClassOf(snapshot, caller)}`;
    const { list } = recipeViews(snapshot, caller);
    if (ids && ids.length > LIST_LIMIT.max) throw badInput('ids', `ids are at most ${LIST_LIMIT.max}.`);
    const wanted = ids && new Set(ids);
    const listed = wanted ? list.filter(({ id }) => wanted.has(id)) : list;
    const asked = { limit: checkedLimit(limit, 100), nextToken, scope };
    return pageOf(listed, asked, services.pageTokens);
  },
} satisfies QueryResolvers;

export const recipeFields = {
  thumbnail: ({ thumbnail }, _arguments, { services }) =>
    thumbnail === null || thumbnail === undefined ? null : services.mediaAddresses.sign(thumbnail),
} satisfies RecipeResolvers;
