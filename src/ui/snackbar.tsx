import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { timerMs } from '../../contract/timers.ts';
import { actions } from '../language/words.ts';
import { Button } from './button.tsx';
import styles from './snackbar.module.css';
import { undoMs } from './undo-time.ts';

export interface SnackbarMessage {
  text: string;
  /** Adds the „Võta tagasi“ button. */
  onUndo?: () => void;
  /** The change that it tells of cannot be done anew once it ends. */
  isFinal?: boolean;
  /** Called once if it ends without undo: it timed out, or another message replaced it. */
  onEnd?: () => void;
}

type Show = (message: SnackbarMessage) => void;

const ShowContext = createContext<Show>(() => undefined);

/** Shows one short message at a time, for `undoMs()` and while she has moved the pointer or focus to it. */
export function useSnackbar(): Show {
  return use(ShowContext);
}

export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; message: SnackbarMessage; shownMs: number }>();
  const [isHeld, setIsHeld] = useState(false);
  const current = useRef<SnackbarMessage>(undefined);
  const lastId = useRef(0);
  const focusedBefore = useRef<Element>(null);

  const end = useCallback(() => {
    const message = current.current;
    current.current = undefined;
    setShown(undefined);
    setIsHeld(false);
    message?.onEnd?.();
  }, []);
  const show = useCallback<Show>(
    (message) => {
      end();
      current.current = message;
      focusedBefore.current = document.activeElement;
      lastId.current += 1;
      setShown({ id: lastId.current, message, shownMs: undoMs(message) });
    },
    [end],
  );
  const undo = () => {
    const message = current.current;
    current.current = undefined;
    // The button disappears; focus returns to the message's subject.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    end();
    message?.onUndo?.();
  };

  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(end, timerMs(shown.shownMs));
    return () => clearTimeout(timer);
  }, [shown, isHeld, end]);
  useEffect(() => end, [end]);

  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);
  return (
    <ShowContext value={show}>
      {children}
      {/* src/app/message-in-modal.ts takes the place out of its parent while a modal is open. */}
      <div>
        <output className={styles.place}>
          {shown && (
            <span
              key={shown.id}
              className={styles.snackbar}
              // A pointer that rests at the message's place enters it too, after a tap for as long as she does not tap elsewhere.
              onMouseMove={hold}
              onMouseLeave={letGo}
              onFocus={hold}
              onBlur={letGo}
            >
              <span>{shown.message.text}</span>
              {shown.message.onUndo && (
                <Button variant="quiet" size="compact" onClick={undo}>
                  {actions.undo}
                </Button>
              )}
            </span>
          )}
        </output>
      </div>
    </ShowContext>
  );
}
