import { Share2 } from 'lucide-react';
import { paths } from '../../contract/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { recipesText } from './recipes.text.ts';

/** Sends the recipe's public address by the phone's own sheet; where there is none, it is copied. */
export function ShareRecipeButton({ recipe }: { recipe: { id: string; name_EE: string } }) {
  const show = useSnackbar();
  const share = async () => {
    const url = new URL(paths.recipes.to(recipe.id), location.origin).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: recipe.name_EE, url });
      else {
        await navigator.clipboard.writeText(url);
        show({ text: recipesText.linkCopied });
      }
    } catch (error) {
      // A change of mind is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) show({ text: recipesText.notShared });
    }
  };
  return <IconButton icon={Share2} label={recipesText.share} onClick={() => void share()} />;
}
