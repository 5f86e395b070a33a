/** Opens a recipe at a step. */
export function cookAddress(recipe: string, step: number): string {
  return `${recipe}?step=${step}`;
}

/** State of a link to a step: closing cook mode leads back to the link. */
export const COOKING_ENTERED = { isCookingEntered: true };
