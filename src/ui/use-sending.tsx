import { sendMessage } from '../../device/send-message.ts';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { shoppingText } from './shopping.text.ts';

/** Sends a message by the phone's own sheet; where that fails, its text or address is copied, which `copied` says. */
export function useSending(copied: string): (message: Parameters<typeof sendMessage>[0]) => Promise<void> {
  const show = useSnackbar();
  return async (message) => {
    try {
      if ((await sendMessage(message)) === 'copied') show({ text: copied });
    } catch {
      show({ text: shoppingText.notCopied });
    }
  };
}
