import { Share2 } from 'lucide-react';
import { paths } from '../../../../contract/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSending } from '../../../ui/use-sending.tsx';
import { recipesText } from './recipes.text.ts';

/** Sends the recipe's public address. */
export function ShareRecipeButton({ recipe }: { recipe: { id: string; name_EE: string } }) {
  const { send, byHand } = useSending(recipesText.linkCopied);
  const share = () =>
    send({ title: recipe.name_EE, url: new URL(paths.recipes.to(recipe.id), location.origin).href });
  return (
    <>
      <IconButton icon={Share2} label={recipesText.share} onClick={() => void share()} />
      {byHand}
    </>
  );
}
