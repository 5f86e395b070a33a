import type { ReactNode } from 'react';
import { authTitles } from '../../language/words.ts';
import { Notice } from '../../ui/notice.tsx';
import { authErrorText } from './auth-failure.ts';
import type { AuthError } from './auth-failure.ts';
import { FAILURE_ID } from './use-account-form.ts';

interface AuthFailureNoticeProps {
  failure: AuthError | undefined;
  title: keyof typeof authTitles;
  /** A way on, where the error has one. */
  action?: ReactNode;
}

/** The notification of section 8: its title, and what the error means. */
export function AuthFailureNotice({ failure, title, action }: AuthFailureNoticeProps) {
  if (!failure) return null;
  return (
    <Notice id={FAILURE_ID} kind="danger" title={authTitles[title]} isAnnounced action={action}>
      {authErrorText(failure)}
    </Notice>
  );
}
