import { type ReactNode, useState } from 'react';
import { type Message, sendMessage } from '../device/send-message.ts';
import { sendingText } from './sending.text.ts';
import { Sheet } from './sheet.tsx';
import sheetStyles from './sheet-form.module.css';
import { useSnackbar } from './snackbar.tsx';

interface Sending {
  send: (message: Message) => Promise<void>;
  /** To be drawn beside the button. */
  byHand: ReactNode;
}

/**
 * Sends a message by the phone's own sheet. If that fails its text or address is copied, which `copied` says; if that fails too,
 * she gets it to copy by herself.
 */
export function useSending(copied: string): Sending {
  const show = useSnackbar();
  const [left, setLeft] = useState<string>();
  return {
    async send(message) {
      try {
        if ((await sendMessage(message)) === 'copied') show({ text: copied });
      } catch {
        setLeft(message.url ?? message.text);
      }
    },
    byHand: left !== undefined && (
      <Sheet isOpen title={sendingText.title} onClose={() => setLeft(undefined)}>
        <div className={sheetStyles.form}>
          <p>{sendingText.byHand}</p>
          <div>
            {left.split('\n').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </div>
      </Sheet>
    ),
  };
}
