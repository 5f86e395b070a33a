import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { actions } from '../language/words.ts';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.css';
import { useLayer } from './use-layer.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Called on Esc, Back, a press beside it or the close button; the owner closes it by setting isOpen. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** While saving, none of these does anything. */
  isBusy?: boolean;
}

/** The layer behind Dialog and Sheet. */
export function Modal(props: ModalProps & { shape: 'dialog' | 'sheet' }) {
  const { isOpen, onClose, title, children, actions: buttons, isBusy = false, shape } = props;
  const dialog = useLayer({ shape, isOpen, isBusy, onClose });
  const titleId = useId();
  return (
    <dialog ref={dialog} className={classes(styles.modal, styles[shape])} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <IconButton icon={X} label={actions.close} onClick={() => !isBusy && onClose()} />
          </header>
          <div className={styles.content}>{children}</div>
          {buttons && <footer className={styles.actions}>{buttons}</footer>}
        </div>
      )}
    </dialog>
  );
}
