/**
 * The interface's words for the browser suite, read from the file because the suite's loader does not support JSON
 * modules.
 */
import { readFileSync } from 'node:fs';

const file = new URL('../../src/language/et.json', import.meta.url);
const words = JSON.parse(readFileSync(file, 'utf8')) as typeof import('../../src/language/et.json');

export const {
  actions,
  allergen,
  apiErrors,
  auth,
  authErrors,
  calculator,
  calendar,
  diary,
  food,
  mealType,
  nav,
  privacy,
  pwa,
  subscription,
  subscriptionStatus,
  sync,
  training,
} = words;
