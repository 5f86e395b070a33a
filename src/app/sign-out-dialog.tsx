import { SignOutQuestion } from '../platform/sync-status/sign-out-question.tsx';
import { useOutbox } from '../offline/outbox-context.ts';
import { settleDevice } from './device-alone.ts';
import { entryViews } from './entry-views.ts';
import { useRunningEngine } from './start/engine-context.tsx';

interface SignOutDialogProps {
  /** The button that she pressed; „Logi välja“ without it. */
  title?: string;
  onClose: () => void;
}

/**
 * The sign-out dialog, with every feature's words for its entries and for data that this device alone holds. It is a separate
 * file because only a press opens it.
 */
export function SignOutDialog({ title, onClose }: SignOutDialogProps) {
  const outbox = useOutbox();
  const client = useRunningEngine()?.client;
  return (
    <SignOutQuestion
      title={title}
      views={entryViews}
      settleDevice={async () => (outbox ? settleDevice(client, outbox) : [])}
      onClose={onClose}
    />
  );
}
