import { useSnackbar } from '../../ui/snackbar.tsx';
import { shoppingText } from './shopping.text.ts';

interface Message {
  title?: string;
  text?: string;
  url?: string;
}

/** Sends a message by the phone's own sheet; where there is none, its text or address is copied, which `copied` says. */
export function useSending(copied: string): (message: Message) => Promise<void> {
  const show = useSnackbar();
  return async (message) => {
    try {
      if (typeof navigator.share === 'function') await navigator.share(message);
      else {
        await navigator.clipboard.writeText(message.url ?? message.text ?? '');
        show({ text: copied });
      }
    } catch (error) {
      // A change of mind is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) show({ text: shoppingText.notCopied });
    }
  };
}
