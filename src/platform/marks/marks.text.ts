import type { MarkKindName } from '../../../contract/marks/mark-kinds.generated.ts';
import { food } from '../../language/words.ts';
import { markNames } from './mark-names.text.ts';

/**
 * The names of marks among what waits to be sent; the shared catalogue has no words for them. A newer release may have left
 * others.
 */
const entry: Readonly<Partial<Record<string, string>>> = {
  'program-start': 'Programmi algus',
  'program-pause': 'Programmi puhkus',
  'program-weekdays': 'Programmi treeningupäevad',
  'program-done': 'Lõpetatud programm',
  'lesson-read': 'Kursuse õppetund',
  'task-done': 'Kursuse ülesanne',
  'lesson-opened': 'Koht kursuses',
  'watch-position': 'Koht videos',
  cooking: 'Pooleliolev retsept',
  challenge: 'Väljakutse',
  'week-goal': markNames.weekGoal,
  'energy-goal': markNames.energyGoal,
  favourite: 'Lemmik',
  'recipe-note': 'Märkus retsepti juures',
  'recipe-rating': 'Retsepti hinnang',
  eaten: food.eaten,
  'menu-meal': 'Menüü',
  'planned-training': 'Plaanitud treening',
  together: 'Koos valmivad road',
  'together-done': 'Koos valmivad road',
  'rests-off': 'Treening pausideta',
  'exercise-swap': 'Vahetatud harjutus',
  'avoided-allergen': markNames.avoided,
  'avoided-food': markNames.avoided,
  'pantry-food': 'Kodus olev toiduaine',
  substitution: 'Asendatud koostisosa',
  'shopping-source': food.shoppingList,
  'shopping-tick': 'Ostunimekirja rida',
  'shopping-own': 'Ostunimekirja rida',
  'shopping-staple': 'Alati kodus olev toiduaine',
  'shopping-order': 'Poeriiulite järjekord',
  'shopping-round': food.shoppingList,
  'quiet-hours': markNames.quietHours,
  'weight-proposals': 'Raskuse ettepanekud',
} satisfies Record<MarkKindName, string>;

export const marksText = {
  entry,
  otherEntry: 'Sinu edenemine',
  withoutConsent: 'Selle hoidmiseks puudub sinu nõusolek.',
  notSaved: 'Seda ei õnnestunud seadmesse salvestada. Proovi uuesti.',
} as const;
