import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { actions } from '../language/words.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface EndButtonProps {
  /** Labels the button and the one that confirms: „Lõpeta programm“. */
  label: string;
  question: string;
  /** The sentence about what ends, and what stays. */
  children: ReactNode;
  onEnd: () => void;
}

/** Ends a plan that she follows, but asks first: its counts end with it. */
export function EndButton({ label, question, children, onEnd }: EndButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <Button variant="quiet" icon={X} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={question}
          confirm={label}
          back={actions.back}
          isDanger
          onClose={close}
          onConfirm={() => {
            close();
            onEnd();
          }}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
