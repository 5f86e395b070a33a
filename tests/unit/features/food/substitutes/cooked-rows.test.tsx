// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { substitution, substitutionKey } from '../../../../../contract/marks/substitution.mark.ts';
import { SUBSTITUTES } from '../../../../../contract/substitutes.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { useCookedRows } from '../../../../../src/features/food/substitutes/use-cooked-rows.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';
import { type RecipeRow, recipeRowOf } from '../../../../../src/library/recipe-row.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const food = (id: string, name_EE: string) => ({
  id,
  name_EE,
  partitive_EE: name_EE,
  quantity_EE: null,
  group_EE: 'muu',
  unit: 'ML',
  kcal: 60,
  protein: 1,
  fat: 1,
  carbs: 7,
});
const ALMOND_DRINK = food('mandlijook', 'Mandlijook');
const TABLE = {
  foods: [ALMOND_DRINK],
  pairs: [{ foodId: 'piim', substituteId: 'mandlijook', ratio: 1, note: null }],
  allergens: { mandlijook: ['NUTS'] },
};
const PORRIDGE = {
  id: 'puder',
  name_EE: 'Puder',
  thumbnail: null,
  mealType: [],
  tags: [],
  allergens: ['MILK'],
  cookingTime: 10,
  accessLevel: 'FREE',
  locked: false,
  servings: 1,
  ingredients: [{ amount: 200, unit: 'ML', ingredient: food('piim', 'Piim') }],
  steps: ['Kuumuta 200 ml piima.'],
} as unknown as RecipeDetailsFragment;
const WRITTEN: readonly RecipeRow[] = [recipeRowOf(PORRIDGE)];

let outbox: Outbox;
/** The foods of the dish at each drawing; null while there is nothing to draw. */
let drawn: (readonly string[] | null)[];

function Rows() {
  const rows = useCookedRows(WRITTEN);
  drawn.push(rows ? (rows[0]?.foodIds ?? null) : null);
  return null;
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  drawn = [];
  const value = JSON.stringify(TABLE);
  await withLibrary(MEMBER.id, async (library) => {
    const item = { id: SUBSTITUTES, key: SUBSTITUTES, value, task: null, drawing: null };
    await library.put('pages', [{ __typename: 'CMSItem', ...item }], SUBSTITUTES);
    await library.put('recipes', PORRIDGE, PORRIDGE.id);
  });
});

const choose = () =>
  saveMark(registerOf(outbox), substitution, substitutionKey('puder', 'piim'), ALMOND_DRINK.id);

it('draws no dish as it is written where she cooks it with something else', async () => {
  await choose();
  openPage(<Rows />, { outbox });
  await expect.poll(() => drawn.at(-1)).toEqual(['mandlijook']);
  expect(drawn[0]).toBeNull();
  expect(drawn).not.toContainEqual(['piim']);
});

it('draws it no more as it is written once she chooses a substitute, on whichever device', async () => {
  openPage(<Rows />, { outbox });
  await expect.poll(() => drawn.at(-1)).toEqual(['piim']);
  await choose();
  await expect.poll(() => drawn.at(-1)).toEqual(['mandlijook']);
  expect(drawn).toContain(null);
  expect(drawn.slice(drawn.indexOf(null))).not.toContainEqual(['piim']);
});

it('draws at once where she replaces nothing', () => {
  openPage(<Rows />, { outbox });
  expect(drawn[0]).toEqual(['piim']);
});
