import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { actions, auth, fill, subscription } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkDeclaration, type DeclarationErrors } from './check-declaration.ts';
import styles from './subscription.module.css';
import { subscriptionText } from './subscription.text.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawalOutcome } from './withdraw-dialog.tsx';

interface WithdrawSignedOutDialogProps {
  /** Her email, if known; empty for a visitor. */
  firstEmail: string;
  onClose: () => void;
}

/** Withdraws without signing in: the contract's number and address, then the confirmation, then the receipt. */
export function WithdrawSignedOutDialog({ firstEmail, onClose }: WithdrawSignedOutDialogProps) {
  const withdrawal = useWithdrawal();
  const { receipt, isBusy } = withdrawal;
  const [step, setStep] = useState<'filling' | 'confirming'>('filling');
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState(firstEmail);
  const [errors, setErrors] = useState<DeclarationErrors>({});
  const formId = useId();
  const place = useRef<HTMLDivElement>(null);
  const shown = receipt ? 'done' : step;
  const firstShown = useRef(shown);

  useLayoutEffect(() => {
    // The button that led here is gone: move focus to what replaced it.
    if (shown !== firstShown.current) place.current?.focus();
    firstShown.current = shown;
  }, [shown]);
  useLayoutEffect(() => {
    place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const fillIn = (event: FormEvent) => {
    event.preventDefault();
    const found = checkDeclaration(number, email);
    setErrors(found);
    if (Object.keys(found).length === 0) setStep('confirming');
  };
  const confirm = async () => {
    if (await withdrawal.declare(number.trim(), email.trim())) onClose();
  };
  const goBack = () => {
    withdrawal.forgetProblem();
    setStep('filling');
  };
  const buttons = {
    filling: (
      <>
        <Button variant="secondary" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button type="submit" form={formId}>
          {subscription.withdraw}
        </Button>
      </>
    ),
    confirming: (
      <>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && goBack()}>
          {actions.edit}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
          {subscription['withdraw.confirm']}
        </Button>
      </>
    ),
    done: <Button onClick={onClose}>{actions.close}</Button>,
  }[shown];

  return (
    <Dialog isOpen onClose={onClose} title={subscription['withdraw.title']} actions={buttons} isBusy={isBusy}>
      <div ref={place} tabIndex={-1} className={styles.dialogContent}>
        {shown === 'filling' && (
          <form id={formId} noValidate className={styles.dialogContent} onSubmit={fillIn}>
            <DeclarationFields {...{ number, email, errors }} onNumber={setNumber} onEmail={setEmail} />
          </form>
        )}
        {shown === 'confirming' && (
          <>
            <p>{fill(subscriptionText.declaration, { id: number.trim() })}</p>
            <p>{fill(subscriptionText.declarationReceipt, { email: email.trim() })}</p>
          </>
        )}
        <WithdrawalOutcome {...withdrawal} />
        {shown === 'done' && <p className={styles.muted}>{subscriptionText.noMail}</p>}
      </div>
    </Dialog>
  );
}

interface DeclarationFieldsProps {
  number: string;
  email: string;
  errors: DeclarationErrors;
  onNumber: (number: string) => void;
  onEmail: (email: string) => void;
}

function DeclarationFields({ number, email, errors, onNumber, onEmail }: DeclarationFieldsProps) {
  return (
    <>
      <p>{subscriptionText.withdrawInfo}</p>
      <TextField
        label={subscriptionText.contractNumber}
        hint={subscriptionText.contractNumberHint}
        autoComplete="off"
        autoCapitalize="none"
        value={number}
        onChange={onNumber}
        error={errors.number}
      />
      <TextField
        label={auth.email}
        hint={subscriptionText.contractEmailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        onChange={onEmail}
        error={errors.email}
      />
    </>
  );
}
