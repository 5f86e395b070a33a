// @vitest-environment jsdom
/** The substitutes offered for a food; a food which only ever takes another's place can be avoided. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { avoidedAllergen } from '../../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../../contract/marks/avoided-food.mark.ts';
import { SUBSTITUTES } from '../../../../../contract/substitutes.ts';
import { AvoidedSheet } from '../../../../../src/features/food/avoided/avoided-sheet.tsx';
import { avoidedText } from '../../../../../src/features/food/avoided/avoided.text.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import type { CookedIngredient } from '../../../../../src/features/food/recipes/cooked-ingredient.ts';
import { SubstitutableList } from '../../../../../src/features/food/recipes/substitutable-list.tsx';
import { substitutesText } from '../../../../../src/features/food/substitutes/substitutes.text.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const FIGURES = { kcal: 46, protein: 1, fat: 1.5, carbs: 7 };
const drink = (id: string, name_EE: string, partitive_EE: string) =>
  ({ id, name_EE, partitive_EE, quantity_EE: null, group_EE: 'joogid', unit: 'ML', ...FIGURES }) as const;
const OAT_DRINK = drink('kaerajook', 'Kaerajook', 'kaerajooki');
const SOY_DRINK = drink('sojajook', 'Sojajook', 'sojajooki');
const pairWith = ({ id }: typeof OAT_DRINK) => ({ foodId: 'piim', substituteId: id, ratio: 1, note: null });
const TABLE = {
  foods: [OAT_DRINK, SOY_DRINK],
  pairs: [pairWith(OAT_DRINK), pairWith(SOY_DRINK)],
  allergens: { kaerajook: ['GLUTEN'], sojajook: ['SOYBEANS'] },
};
const MILK: CookedIngredient = {
  __typename: 'RecipeIngredient',
  amount: 500,
  unit: 'ML',
  ingredient: {
    __typename: 'Ingredient',
    id: 'piim',
    name_EE: 'Piim',
    partitive_EE: 'piima',
    quantity_EE: null,
    group_EE: 'piimatooted',
    ...FIGURES,
  },
};
const REPLACE = { name: substitutesText.substitute.replace('{food}', 'Piim') };

let outbox: Outbox;
beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  await withLibrary(MEMBER.id, (library) => {
    const item = {
      id: SUBSTITUTES,
      key: SUBSTITUTES,
      value: JSON.stringify(TABLE),
      task: null,
      drawing: null,
    };
    return library.put('pages', [{ __typename: 'CMSItem', ...item }], SUBSTITUTES);
  });
});

it('offers nothing in a food’s place that she does not eat or must not', async () => {
  const ingredients = [MILK];
  openPage(
    <SubstitutableList
      {...{ recipeId: 'puder', written: ingredients, ingredients, factor: 1, has: undefined, ticked: [] }}
      onTick={() => undefined}
    />,
    { outbox },
  );
  const offered = async () => {
    fireEvent.click(await screen.findByRole('button', REPLACE));
    const choices = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    fireEvent.click(screen.getByRole('button', { name: 'Sulge' }));
    return choices.map(({ textContent }) => textContent);
  };
  expect(await offered()).toEqual([
    expect.stringContaining('kaerajooki'),
    expect.stringContaining('sojajooki'),
  ]);
  await saveMark(registerOf(outbox), avoidedAllergen, 'SOYBEANS', true);
  await waitFor(async () => expect(await offered()).toEqual([expect.stringContaining('kaerajooki')]));
  await saveMark(registerOf(outbox), avoidedFood, OAT_DRINK.id, OAT_DRINK.name_EE);
  await waitFor(() => expect(screen.queryByRole('button', REPLACE)).toBeNull());
});

it('lets her avoid a food that no recipe has as it is written', async () => {
  openPage(<AvoidedSheet onClose={() => undefined} />, { outbox });
  fireEvent.change(screen.getByLabelText(avoidedText.findFood), { target: { value: 'kaerajoogiga' } });
  expect(await screen.findByRole('button', { name: 'Kaerajook' })).toBeTruthy();
});
