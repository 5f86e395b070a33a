import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { AuthRefused } from '../../session/identity-call.ts';
import type { SignInResult } from '../../session/identity-call.ts';
import { fieldOfAuthError } from './auth-failure.ts';
import type { AccountField, AuthError, AuthForm } from './auth-failure.ts';

type FieldErrors = Readonly<Record<string, string>>;

export interface AccountForm {
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** What the identity service refused, or would have. */
  failure: AuthError | undefined;
  /** What is missing, by field name. */
  errors: FieldErrors;
  /** The notice's id, for the field that the failure is about. */
  invalidBy: (field: AccountField) => string | undefined;
  /** Shows a refusal of something else than a submission, or none, in place of what is shown. */
  show: (failure: AuthError | undefined) => void;
  onSubmit: (event: FormEvent) => void;
}

interface Submission {
  /** The form whose wording an error gets. */
  as: AuthForm;
  /** Finds empty fields and unticked boxes, by field name, to be marked beside them. */
  findMissing: () => FieldErrors;
  /** Runs next, before anything is sent. */
  findFailure?: () => AuthError | undefined;
  /** May also throw a refusal. */
  send: () => Promise<SignInResult | void>;
  onDone: () => void;
}

export const FAILURE_ID = 'konto-viga';

/** Allows one submission at a time; focus moves to what is wrong, and typed input is never changed. */
export function useAccountForm({ as, findMissing, findFailure, send, onDone }: Submission): AccountForm {
  const form = useRef<HTMLFormElement>(null);
  const isLeft = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AuthError>();
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  // Before the failure is painted: a screen reader and the keyboard are then at it already.
  useLayoutEffect(() => {
    const firstWrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (failure) document.getElementById(FAILURE_ID)?.focus();
    else if (Object.keys(errors).length > 0) firstWrong?.focus();
  }, [failure, errors]);

  async function submit(): Promise<void> {
    const missing = findMissing();
    const known = Object.keys(missing).length > 0 ? undefined : findFailure?.();
    setErrors(missing);
    setFailure(known);
    if (Object.keys(missing).length > 0 || known) return;
    setIsBusy(true);
    const result = await send().catch(refusalOf);
    setIsBusy(false);
    // Do not pull her back if she has left meanwhile.
    if (isLeft.current) return;
    if (result && !result.ok) setFailure(result.error);
    else onDone();
  }

  return {
    form,
    isBusy,
    failure,
    errors,
    invalidBy: (field) => (failure && fieldOfAuthError(failure, as) === field ? FAILURE_ID : undefined),
    show(other) {
      setErrors({});
      setFailure(other);
    },
    onSubmit(event) {
      event.preventDefault();
      if (!isBusy) void submit();
    },
  };
}

function refusalOf(error: unknown): SignInResult {
  if (error instanceof AuthRefused) return { ok: false, error };
  throw error;
}
