import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { AuthRefused } from '../../../session/identity-call.ts';
import type { SignInResult } from '../../../session/identity-call.ts';
import { authErrorText, fieldOfAuthError } from './auth-failure.ts';
import type { AuthError, AuthForm } from './auth-failure.ts';

/** The faults by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** At most one of the two is shown. */
interface Outcome {
  /** The faults that the phone finds before anything is sent. */
  faults?: FieldErrors;
  /** The identity service's refusal. */
  failure?: AuthError;
}

export interface AccountForm {
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  failure: AuthError | undefined;
  /** To be said beside the fields, also of a refusal that is about one of them. */
  errors: FieldErrors;
  /** Shows another outcome than a submission's, or none, in place of the present one. */
  show: (outcome: Outcome) => void;
  onSubmit: (event: FormEvent) => void;
}

interface Submission {
  /** The form whose wording an error gets. */
  as: AuthForm;
  /** Nothing is sent while anything is wrong. */
  findFaults: () => FieldErrors;
  /** May also throw a refusal. */
  send: () => Promise<SignInResult | void>;
  onDone: () => void;
}

export const FAILURE_ID = 'konto-viga';

/** Allows one submission at a time; focus moves to the fault, and typed input is never changed. */
export function useAccountForm({ as, findFaults, send, onDone }: Submission): AccountForm {
  const form = useRef<HTMLFormElement>(null);
  const isLeft = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});
  const { failure, faults = {} } = outcome;

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  // Before the failure is painted: a screen reader and the keyboard are then at it already.
  useLayoutEffect(() => {
    if (!outcome.failure && !hasFault(outcome.faults)) return;
    const firstWrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (firstWrong ?? document.getElementById(FAILURE_ID))?.focus();
  }, [outcome]);

  async function submit(): Promise<void> {
    const found = findFaults();
    setOutcome({ faults: found });
    if (hasFault(found)) return;
    setIsBusy(true);
    const result = await send().catch(refusalOf);
    setIsBusy(false);
    // Do not pull her back if she has left meanwhile.
    if (isLeft.current) return;
    if (result && !result.ok) setOutcome({ failure: result.error });
    else onDone();
  }

  return {
    form,
    isBusy,
    failure,
    errors: failure ? faultOf(failure, as) : faults,
    show: setOutcome,
    onSubmit(event) {
      event.preventDefault();
      if (!isBusy) void submit();
    },
  };
}

export function hasFault(faults: FieldErrors = {}): boolean {
  return Object.values(faults).some((fault) => fault !== undefined);
}

function faultOf(failure: AuthError, form: AuthForm): FieldErrors {
  const field = fieldOfAuthError(failure, form);
  return field === undefined ? {} : { [field]: authErrorText(failure, form) };
}

function refusalOf(error: unknown): SignInResult {
  if (error instanceof AuthRefused) return { ok: false, error };
  throw error;
}
