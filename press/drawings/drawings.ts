import type { DrawingContent } from '../../server/modules/platform/content/content.ts';
import { fats } from './fats.ts';
import { fibre } from './fibre.ts';
import { energyOfDay } from './energy-of-day.ts';
import { fourWeeks } from './four-weeks.ts';
import { hungerScale } from './hunger-scale.ts';
import { plateModel } from './plate-model.ts';
import { proteinPortions } from './protein-portions.ts';
import { rhythmOfDay } from './rhythm-of-day.ts';
import { sixSteps } from './six-steps.ts';
import { waterMovementSleep } from './water-movement-sleep.ts';
import { weekOfCooking } from './week-of-cooking.ts';
import { weekOfMeals } from './week-of-meals.ts';

/** The drawings that a page can have, by the name that staff write. */
export const DRAWINGS: ReadonlyMap<string, DrawingContent> = new Map([
  ['energia', energyOfDay],
  ['taldrik', plateModel],
  ['valk', proteinPortions],
  ['kiudained', fibre],
  ['rasvad', fats],
  ['rütm', rhythmOfDay],
  ['vesi-liikumine-uni', waterMovementSleep],
  ['nädal', weekOfCooking],
  ['toidukorrad', weekOfMeals],
  ['kuus-sammu', sixSteps],
  ['nälg', hungerScale],
  ['neli-nädalat', fourWeeks],
]);
