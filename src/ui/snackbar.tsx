import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { timerMs } from '../contract/timers.ts';
import { actions } from '../language/words.ts';
import { Button } from './button.tsx';
import styles from './snackbar.module.css';
import { undoMs } from './undo-time.ts';

export interface SnackbarMessage {
  text: string;
  /** Adds the „Võta tagasi“ button. */
  onUndo?: () => void;
  /** Called once if it ends without undo: it timed out, or another message replaced it. */
  onEnd?: () => void;
}

type Show = (message: SnackbarMessage) => void;

const ShowContext = createContext<Show>(() => undefined);

/** Shows one short message at a time, for `undoMs()` and while the pointer or focus is on it. */
export function useSnackbar(): Show {
  return use(ShowContext);
}

export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; message: SnackbarMessage; shownMs: number }>();
  const [isHeld, setIsHeld] = useState(false);
  const current = useRef<SnackbarMessage>(undefined);
  const lastId = useRef(0);
  const focusedBefore = useRef<Element>(null);
  const place = useRef<HTMLOutputElement>(null);

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
      setShown({ id: lastId.current, message, shownMs: undoMs() });
    },
    [end],
  );
  const undo = () => {
    const message = current.current;
    current.current = undefined;
    // The button disappears; focus returns to what the message is about.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    setShown(undefined);
    setIsHeld(false);
    message?.onUndo?.();
  };

  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(end, timerMs(shown.shownMs));
    return () => clearTimeout(timer);
  }, [shown, isHeld, end]);
  useEffect(() => end, [end]);
  // Above a sheet that is open: what could not be kept there is said there.
  useLayoutEffect(() => {
    const element = place.current;
    if (!shown || !element || !('showPopover' in element)) return undefined;
    element.popover = 'manual';
    element.showPopover();
    return () => element.hidePopover();
  }, [shown]);

  const hold = useMemo(
    () => ({
      onMouseEnter: () => setIsHeld(true),
      onMouseLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    }),
    [],
  );
  return (
    <ShowContext value={show}>
      {children}
      <output ref={place} className={styles.place}>
        {shown && (
          <span key={shown.id} className={styles.snackbar} {...hold}>
            <span>{shown.message.text}</span>
            {shown.message.onUndo && (
              <Button variant="quiet" size="compact" onClick={undo}>
                {actions.undo}
              </Button>
            )}
          </span>
        )}
      </output>
    </ShowContext>
  );
}
