import { SignOutQuestion } from '../features/sync-status/sign-out-question.tsx';
import { entryViews } from './entry-views.ts';

/** The sign-out dialog with the views of every feature's entries. It is a separate file because only a press opens it. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  return <SignOutQuestion views={entryViews} onClose={onClose} />;
}
