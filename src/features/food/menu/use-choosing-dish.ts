import { useClient } from 'urql';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { type MenuChanges, useChangingMenu } from './use-changing-menu.ts';
import { mealplanText } from './mealplan.text.ts';
import { readChosenRecipe } from './use-chosen-recipes.ts';

/** `dishes` are the recipes that the changes put in. */
export type ChooseDish = (changes: MenuChanges, said: string, dishes?: readonly string[]) => Promise<void>;

/**
 * Stores her choice in a sheet, and closes it. Dishes are read before, so that her menu shows them at once; any other press
 * meanwhile was meant for the menu as it was, and does nothing.
 */
export function useChoosingDish(onClose: () => void): ChooseDish {
  const client = useClient();
  const change = useChangingMenu();
  const show = useSnackbar();
  const once = useOneAtATime();
  return (changes, said, dishes = []) =>
    once(async () => {
      const read = await Promise.all(dishes.map((id) => readChosenRecipe(client, id)));
      if (read.includes('gone')) show({ text: mealplanText.goneDish });
      else if (await change(changes, said)) onClose();
    });
}
