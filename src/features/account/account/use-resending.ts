import { type FormEvent, useState } from 'react';
import type { SignInResult } from '../../../session/identity-call.ts';
import { type AccountForm, type FieldErrors, hasFault } from './use-account-form.ts';

interface Resending {
  isBusy: boolean;
  /** It was sent again, and nothing has been tried since. */
  isDone: boolean;
  resend: () => void;
  /** The form's own, which takes away what sending again has said. */
  onSubmit: (event: FormEvent) => void;
}

/**
 * Sends the mail with the code again. One outcome is shown at a time: that of her last try. `send` resolves to nothing if she is
 * led to another screen, and is not called while `findFaults` finds any. Neither is sent while the other is.
 */
export function useResending(
  form: AccountForm,
  send: () => Promise<SignInResult | void>,
  findFaults: () => FieldErrors = () => ({}),
): Resending {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const resend = async () => {
    if (form.isBusy) return;
    const faults = findFaults();
    form.show({ faults });
    setState(hasFault(faults) ? 'idle' : 'busy');
    if (hasFault(faults)) return;
    const result = await send();
    if (!result) return;
    if (!result.ok) form.show({ failure: result.error });
    setState(result.ok ? 'done' : 'idle');
  };
  return {
    isBusy: state === 'busy',
    isDone: state === 'done',
    resend: () => void resend(),
    onSubmit(event) {
      if (state === 'busy') return event.preventDefault();
      if (state === 'done') setState('idle');
      form.onSubmit(event);
    },
  };
}
