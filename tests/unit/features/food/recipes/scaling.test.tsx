// @vitest-environment jsdom
import { act, renderHook, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { beforeAll, expect, it } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { Scaling } from '../../../../../src/features/food/recipes/scaling.tsx';
import { useScaleForm } from '../../../../../src/features/food/recipes/use-scale-form.ts';
import { completeJsdom, openPage } from '../../member-page.tsx';

const POTATO = { id: 'kartul', name_EE: 'Kartul', kcal: 80, protein: 2, fat: 0, carbs: 17 };
const INGREDIENTS = [{ amount: 500, unit: 'G', ingredient: POTATO }] as unknown as NonNullable<
  RecipeDetailsFragment['ingredients']
>;
const RECIPE = { id: 'supp', servings: 2, ingredients: INGREDIENTS } as unknown as RecipeDetailsFragment;
const given = { recipe: RECIPE, ingredients: INGREDIENTS };

beforeAll(completeJsdom);

it.each([
  ['12', 'alla 0,1 portsjoni'],
  ['6001', 'üle 24 portsjoni'],
  ['50000', '200 portsjonit'],
])('says of %s g how many portions it would come to, never one that would do', (has, portions) => {
  const { result } = renderHook(() =>
    useScaleForm({ ...given, onScaled: () => undefined, onClose: () => undefined }),
  );
  act(() => result.current.set({ typed: has }));
  act(() => result.current.onSubmit(new Event('submit') as unknown as FormEvent));
  expect(result.current.error).toContain(`Nii tuleks ${portions}.`);
});

it.each([
  [1, '1 taldrik, sellel 510 kcal.'],
  [2, '2 taldrikut, igaühel 510 kcal.'],
])('says what is on %i', (plates, words) => {
  openPage(
    <Scaling
      {...given}
      servings={3}
      scaledTo={{ kcal: 510, plates }}
      onScaled={() => undefined}
      onWritten={() => undefined}
    />,
  );
  expect(screen.getByText(words, { exact: false })).toBeTruthy();
});
