import { ShoppingBasket } from 'lucide-react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useMarkStore } from '../../../platform/marks/use-mark.ts';
import { listRecipe } from '../shopping/list-recipe.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { recipesText } from './recipes.text.ts';

interface ListRecipeButtonProps {
  recipe: RecipeDetailsFragment;
  ingredients: NonNullable<RecipeDetailsFragment['ingredients']>;
  portions: number;
}

/** Puts the recipe in the chosen portions on her shopping list. Pressed again, it lists other portions instead. */
export function ListRecipeButton({ recipe, ingredients, portions }: ListRecipeButtonProps) {
  const store = useMarkStore();
  const show = useSnackbar();
  const showFailure = (error: unknown) => show({ text: notSavedWords(error, recipesText.notListed) });
  const list = async () => {
    try {
      const undo = await listRecipe(store, recipe, ingredients, portions);
      const words = { name: recipe.name_EE, portions: formatCount(portions, 'portsjon') };
      show({ text: fill(recipesText.listed, words), onUndo: () => void undo().catch(showFailure) });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Button variant="secondary" icon={ShoppingBasket} onClick={() => void list()}>
      {recipesText.list}
    </Button>
  );
}
