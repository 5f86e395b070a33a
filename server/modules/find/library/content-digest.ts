/** The digests that a phone compares with its library, reckoned once for each version of the content and class of callers. */
import {
  digestOf,
  groupDigests,
  inGroups,
  listDigest,
  MAX_GROUPS,
} from '../../../../contract/content-digest.ts';
import { CLOSED_MEDIA } from '../../../../contract/media-paths.ts';
import type { Caller } from '../../../core/caller.ts';
import type { ContentDigest, RecipeGroup } from '../../../core/contract-types.generated.ts';
import { badInput } from '../../../core/failures.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';
import { isHidden } from '../../platform/content/ownership.ts';
import { isReadableBy } from '../../lessons/pages/readable-pages.ts';
import { viewsPerClass } from '../../platform/content/views-per-class.ts';
import { recipeViews } from '../../food/recipes/recipe-views.ts';
import { trainingViews } from '../../training/trainings/training-views.ts';

export type Digests = Omit<ContentDigest, 'changedRecipes'>;

interface KnownDigests extends Digests {
  /** True if her trainings have addresses that run out. */
  hasClosedMedia: boolean;
}

const knownDigests = viewsPerClass(async (snapshot, caller): Promise<KnownDigests> => {
  const recipes = recipeViews(snapshot, caller);
  const trainings = trainingViews(snapshot, caller);
  const shown = (view: Parameters<typeof isHidden>[0] | undefined) => view !== undefined && !isHidden(view);
  const menu = snapshot.menu.filter(({ recipeId }) => shown(recipes.byId.get(recipeId)));
  const slots = snapshot.schedule.filter(({ trainingId }) => shown(trainings.byId.get(trainingId)));
  const schedule = slots.map((slot) => [slot, trainings.byId.get(slot.trainingId)?.locked]);
  const paths = trainings.list.flatMap(({ video, thumbnail }) => [video, thumbnail]);
  return {
    recipes: await listDigest(recipes.list),
    trainings: await digestOfAll(trainings.list),
    hasClosedMedia: paths.some((path) => path?.startsWith(CLOSED_MEDIA)),
    menu: await digestOfAll(snapshot.menuWeeks, menu),
    schedule: await digestOfAll(snapshot.scheduleWeeks, schedule),
    pages: await digestOfAll(snapshot.pages.filter(({ key }) => isReadableBy(key, caller))),
  };
});

function digestOfAll(...parts: readonly unknown[]): Promise<string> {
  return digestOf(JSON.stringify(parts));
}

/** `period` numbers the spans in which signed addresses stay the same. */
export async function contentDigest(
  snapshot: ContentSnapshot,
  caller: Caller,
  period: number,
): Promise<Digests> {
  const { hasClosedMedia, ...digests } = await knownDigests(snapshot, caller);
  return hasClosedMedia ? { ...digests, trainings: `${digests.trainings} ${period}` } : digests;
}

/** BAD_USER_INPUT for no groups or too many. */
export async function changedRecipes(
  snapshot: ContentSnapshot,
  caller: Caller,
  held: readonly string[],
): Promise<RecipeGroup[]> {
  if (held.length === 0 || held.length > MAX_GROUPS)
    throw badInput('held', `held has 1 to ${MAX_GROUPS} digests.`);
  const { list } = recipeViews(snapshot, caller);
  const digests = await groupDigests(list, held.length);
  const groups = inGroups(list, held.length).map((recipes, group) => ({ group, recipes }));
  return groups
    .filter(({ group }) => digests[group] !== held[group])
    .map(({ group, recipes }) => ({
      group,
      recipes: recipes.map(({ id, updatedAt, locked }) => ({ id, updatedAt, locked })),
    }));
}
