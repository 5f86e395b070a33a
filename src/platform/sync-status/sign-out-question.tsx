import { useState } from 'react';
import { formatList } from '../../language/numbers.ts';
import { fill, nav, sync } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import { DiscardAllDialog } from './discard-all-dialog.tsx';
import type { EntryViews } from './entry-view.ts';
import { useObstacle } from './obstacle.ts';
import { SignOutChoices } from './sign-out-choices.tsx';
import styles from './sign-out-question.module.css';
import { syncStatusText } from './sync-status.text.ts';
import { useSigningOut } from './use-signing-out.ts';

interface SignOutQuestionProps {
  /** Names the dialog, and the button that signs her out if nothing is unsent. */
  title?: string | undefined;
  views: EntryViews;
  /** As of useSigningOut. */
  settleDevice: () => Promise<readonly string[]>;
  onClose: () => void;
}

/** Asks before signing out: she cannot sign in again without a network, and entries may be unsent (promise 6). */
export function SignOutQuestion(props: SignOutQuestionProps) {
  const { title = nav.signOut, views, settleDevice, onClose } = props;
  const said = useFocusWhenLost<HTMLDivElement>();
  const signingOut = useSigningOut(settleDevice);
  const { step, problem, entries, deviceOnly, leave } = signingOut;
  const [discarded, setDiscarded] = useState<readonly Entry[]>([]);
  // Entries sent while she was asked are safe.
  const stillUnsent = discarded.filter(({ id }) => entries.some((entry) => entry.id === id));
  return (
    <Dialog isOpen onClose={onClose} title={title} isBusy={step !== 'asking'}>
      <div ref={said} tabIndex={-1} className={styles.said}>
        {problem && (
          <Notice kind="danger" isAnnounced>
            {problem}
          </Notice>
        )}
        {entries.length > 0 && <p className={styles.question}>{signOutWords(entries.length)}</p>}
        {deviceOnly !== undefined && deviceOnly.length > 0 && (
          <Notice kind="warning" isAnnounced>
            {fill(syncStatusText.signOutDeviceOnly, { what: formatList(deviceOnly) })}
          </Notice>
        )}
        <p>{syncStatusText.signOutPlain}</p>
        <WayBack />
      </div>
      <SignOutChoices
        leaveWords={title}
        signingOut={signingOut}
        onDiscard={() => setDiscarded(entries)}
        onClose={onClose}
      />
      {stillUnsent.length > 0 && (
        <DiscardAllDialog
          entries={stillUnsent}
          views={views}
          onClose={() => setDiscarded([])}
          onConfirm={() => {
            setDiscarded([]);
            leave({ giveUp: stillUnsent.map(({ id }) => id) });
          }}
        />
      )}
    </Dialog>
  );
}

/** Warns that signing in again needs a network. */
function WayBack() {
  if (useObstacle() !== 'connection') return <p>{syncStatusText.signOutBack}</p>;
  return (
    <Notice kind="warning" isAnnounced>
      {syncStatusText.signOutOffline}
    </Notice>
  );
}

function signOutWords(count: number): string {
  return count === 1 ? syncStatusText.signOutPendingOne : fill(sync.signOutPending, { n: count });
}
