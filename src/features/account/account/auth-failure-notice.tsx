import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { authErrorText, authErrorTitle } from './auth-failure.ts';
import type { AuthError, AuthForm } from './auth-failure.ts';
import { FAILURE_ID } from './use-account-form.ts';

interface AuthFailureNoticeProps {
  failure: AuthError | undefined;
  form: AuthForm;
  /** Her next step, if the error has such a way out. */
  action?: ReactNode;
}

/** The notification of section 8: a title and the meaning of the error. */
export function AuthFailureNotice({ failure, form, action }: AuthFailureNoticeProps) {
  if (!failure) return null;
  return (
    <Notice id={FAILURE_ID} kind="danger" title={authErrorTitle(form)} isAnnounced action={action}>
      {authErrorText(failure, form)}
    </Notice>
  );
}
