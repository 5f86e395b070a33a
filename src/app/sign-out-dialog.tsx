import { SignOutQuestion } from '../features/sync-status/sign-out-question.tsx';
import { entryViews } from './entry-views.ts';

/** The question before signing out, with what every feature knows of its entries: a file of its own, for only a press opens it. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  return <SignOutQuestion views={entryViews} onClose={onClose} />;
}
