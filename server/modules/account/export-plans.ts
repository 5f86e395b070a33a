import type { Member } from '../../core/caller.ts';
import type { ContentServices } from '../content/content-store.ts';
import { isHers } from '../content/ownership.ts';

/** Returns what staff have written for her alone, as she reads it. */
export async function exportPlans({ content }: ContentServices, member: Member) {
  const { trainings, recipes } = await content.current();
  return {
    trainings: trainings
      .filter(({ body }) => isHers(body, member))
      .map(({ body: { id, title, description } }) => ({ id, title, description })),
    recipes: recipes
      .filter(({ body }) => isHers(body, member))
      .map(({ body: { id, name_EE, description, steps } }) => ({ id, name: name_EE, description, steps })),
  };
}
