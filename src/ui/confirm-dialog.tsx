import type { ReactNode } from 'react';
import { actions } from '../language/words.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Confirming =
  | { onConfirm: () => void }
  | { /** The id of the form in it, which the button sends. */ formId: string };

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Labels the button that does it. */
  confirm: string;
  /** Labels the button that leaves everything as it is. */
  back?: string;
  /** It deletes or ends something. */
  isDanger?: boolean;
  isBusy?: boolean;
  onClose: () => void;
}

/** Asks before something is done, with two buttons: back first, so that the one which does it is last. */
export function ConfirmDialog(props: ConfirmDialogProps & Confirming) {
  const {
    title,
    children,
    confirm,
    back = actions.cancel,
    isDanger = false,
    isBusy = false,
    onClose,
  } = props;
  const doing =
    'formId' in props ? { type: 'submit' as const, form: props.formId } : { onClick: props.onConfirm };
  const buttons = (
    <>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
        {back}
      </Button>
      <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} {...doing}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={buttons} isBusy={isBusy}>
      {children}
    </Dialog>
  );
}
