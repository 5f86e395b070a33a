import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { actions } from '../language/words.ts';
import { classes } from './classes.ts';
import { closeModal } from './close-modal.ts';
import { IconButton } from './icon-button.tsx';
import { announceModalOpening } from './modal-opening.ts';
import styles from './modal.module.css';

export interface ModalProps {
  isOpen: boolean;
  /** Called on Esc, the backdrop or the close button; the owner closes it by setting isOpen. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** While saving, Esc and the backdrop do nothing. */
  isBusy?: boolean;
}

/** The native dialog behind Dialog and Sheet: the page behind is inert, focus moves in and comes back. */
export function Modal(props: ModalProps & { shape: 'dialog' | 'sheet' }) {
  const { isOpen, onClose, title, children, actions: buttons, isBusy = false, shape } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    announceModalOpening();
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    return () => closeModal(element);
  }, [isOpen]);

  const askToClose = useEffectEvent(() => {
    if (!isBusy) onClose();
  });
  // A press on the dialog itself, outside its panel, is a press on the backdrop.
  useEffect(() => {
    const element = dialog.current;
    const onPress = (event: MouseEvent) => {
      if (event.target === element) askToClose();
    };
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes(styles.modal, styles[shape])}
      data-closes-on-back
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      {isOpen && (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
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
