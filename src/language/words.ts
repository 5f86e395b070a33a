/**
 * The interface's Estonian words. Each top-level group of et.json is its own export, so that a bundle
 * carries only the groups its screens name.
 */
export {
  accessLevel,
  actions,
  allergen,
  apiErrors,
  auth,
  authErrors,
  authTitles,
  calculator,
  calendar,
  diary,
  food,
  mealType,
  nav,
  plurals,
  privacy,
  pwa,
  recipeTag,
  subscription,
  subscriptionStatus,
  sync,
  training,
  trainingCategory,
  trainingType,
  unit,
} from './et.json';

/** Replaces each `{name}` in `sentence` with its value; a name without a value stays as it is. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
