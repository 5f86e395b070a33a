/** `?dish=koorene-lohesupp&dish=kreeka-salat-kanaga`: the dishes that are offered to be cooked together. */
import { CONTENT_ID } from './content-id.ts';
import { PLANNED_DISHES_MAX } from './limits.ts';
import { paths } from './paths.ts';

export function offeringDishes(ids: readonly string[]): string {
  return `${paths.together.to()}?${new URLSearchParams(ids.map((id) => ['dish', id])).toString()}`;
}

export function offeredDishes(address: URLSearchParams): readonly string[] {
  const ids = address.getAll('dish').filter((id) => CONTENT_ID.test(id));
  return [...new Set(ids)].slice(0, PLANNED_DISHES_MAX);
}
