import { Share2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { listText } from './list-text.ts';
import type { ShoppingList } from './shopping-list.ts';
import { shoppingText } from './shopping.text.ts';

/** Sends the list as text by the phone's own sheet; where there is none, it is copied. */
export function ShareList({ list }: { list: ShoppingList }) {
  const show = useSnackbar();
  const share = async () => {
    const text = listText(list);
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        show({ text: shoppingText.copied });
      }
    } catch (error) {
      // A change of mind is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) show({ text: shoppingText.notCopied });
    }
  };
  return (
    <Button variant="secondary" icon={Share2} onClick={() => void share()}>
      {shoppingText.share}
    </Button>
  );
}
