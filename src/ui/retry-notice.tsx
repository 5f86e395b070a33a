import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { actions } from '../language/words.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

/** Shown beside the content, and says what could not be read. `ReadFailure` is shown if there is none. */
export function RetryNotice({ title, children, onRetry }: RetryNoticeProps) {
  const button = (
    <Button variant="secondary" size="compact" icon={RefreshCw} onClick={onRetry}>
      {actions.retry}
    </Button>
  );
  return (
    <Notice kind="warning" isAnnounced title={title} action={button}>
      {children}
    </Notice>
  );
}
