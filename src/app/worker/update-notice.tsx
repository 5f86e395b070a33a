import { useState, useSyncExternalStore } from 'react';
import { pwa } from '../../language/words.ts';
import { useUnsettledEntries, useOutbox } from '../../offline/outbox-context.ts';
import { Button } from '../../ui/button.tsx';
import { mayBeReplaced, onOpenWork, openWork } from './open-work.ts';
import { updateWhenSent } from './update-when-sent.ts';
import { updateWaiting } from './worker-registration.ts';
import styles from './update-notice.module.css';

/** Offers the new version, but never in the middle of something. If she declines, it comes with the next start. */
export function UpdateNotice() {
  const isWaiting = useSyncExternalStore(updateWaiting.subscribe, updateWaiting.get);
  const [isPutOff, setIsPutOff] = useState(false);
  return isWaiting && !isPutOff ? <UpdateBar onPutOff={() => setIsPutOff(true)} /> : null;
}

function UpdateBar({ onPutOff }: { onPutOff: () => void }) {
  const outbox = useOutbox();
  const isSending = useUnsettledEntries().some(({ state }) => state === 'sending');
  const isFree = useSyncExternalStore(onOpenWork, () => mayBeReplaced(openWork()));
  const [isBusy, setIsBusy] = useState(false);
  const update = async () => {
    setIsBusy(true);
    if (!(await updateWhenSent(outbox?.memberId))) setIsBusy(false);
  };
  // Once she has accepted, the notice stays while the update waits for a send.
  if (!isFree || (isSending && !isBusy)) return null;
  return (
    <div className={styles['bar']}>
      <output className={styles['text']}>{pwa['update.title']}</output>
      <div className={styles['buttons']}>
        <Button size="compact" onClick={() => void update()} isBusy={isBusy}>
          {pwa['update.now']}
        </Button>
        <Button size="compact" variant="quiet" onClick={onPutOff}>
          {pwa['install.notNow']}
        </Button>
      </div>
    </div>
  );
}
