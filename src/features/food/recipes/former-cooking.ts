/** Releases before marks kept her cooking on one device, for three days from the last change. */
import { cooking } from '../../../../contract/marks/cooking.mark.ts';
import type { FormerMemory } from '../../../platform/marks/carry-over.ts';

export const formerCooking: FormerMemory = {
  prefix: 'recipe.',
  lifeMs: 3 * 24 * 60 * 60 * 1000,
  marksOf: (key, value) => [{ kind: cooking, key, value }],
};
