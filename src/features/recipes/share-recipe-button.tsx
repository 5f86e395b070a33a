import { Share2 } from 'lucide-react';
import { paths } from '../../contract/paths.ts';
import { sendMessage } from '../../device/send-message.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { recipesText } from './recipes.text.ts';

/** Sends the recipe's public address by the phone's own sheet; where that fails, it is copied. */
export function ShareRecipeButton({ recipe }: { recipe: { id: string; name_EE: string } }) {
  const show = useSnackbar();
  const share = async () => {
    const url = new URL(paths.recipes.to(recipe.id), location.origin).href;
    try {
      const outcome = await sendMessage({ title: recipe.name_EE, url });
      if (outcome === 'copied') show({ text: recipesText.linkCopied });
    } catch {
      show({ text: recipesText.notShared });
    }
  };
  return <IconButton icon={Share2} label={recipesText.share} onClick={() => void share()} />;
}
