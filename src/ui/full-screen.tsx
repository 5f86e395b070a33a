import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './full-screen.module.css';
import { IconButton } from './icon-button.tsx';
import { useLayer } from './use-layer.ts';

interface FullScreenProps {
  title: string;
  closeLabel: string;
  /** Called on Esc and the close button. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Her progress, always at the same place. */
  progress?: ReactNode;
  /** Names the stage's content: another is shown from its top. */
  place?: string;
  /** The present step, large and in the middle. */
  children: ReactNode;
  /** Its buttons, within the thumb's reach. */
  footer: ReactNode;
  /** Dialogs that open above it. */
  above?: ReactNode;
}

/** One thing at a time on the whole screen, for a phone that lies beside her. The page behind is inert. */
export function FullScreen(props: FullScreenProps) {
  const { title, closeLabel, onClose, onKeyDown, progress, place, children, footer, above } = props;
  const dialog = useLayer({ shape: 'screen', onClose });
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (stage.current) stage.current.scrollTop = 0;
  }, [place]);
  return (
    <dialog ref={dialog} className={styles.screen} aria-label={title} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <p className={styles.title}>{title}</p>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </header>
      {progress !== undefined && <div className={styles.progress}>{progress}</div>}
      <div ref={stage} className={styles.stage}>
        {children}
      </div>
      <footer className={styles.footer}>{footer}</footer>
      {above}
    </dialog>
  );
}

/** Lays buttons out in one row if they fit. */
export function FullScreenButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
