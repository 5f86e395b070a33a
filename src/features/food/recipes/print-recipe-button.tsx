import { Printer } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { recipesText } from './recipes.text.ts';

/** Prints the recipe as she has it on the screen, in her portions. */
export function PrintRecipeButton() {
  return <IconButton icon={Printer} label={recipesText.print} onClick={() => print()} />;
}
