import { useState, useSyncExternalStore } from 'react';
import { pwa } from '../../language/words.ts';
import { useUnsettledEntries, useOutbox } from '../../offline/outbox-context.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusOnward } from '../../ui/use-focus-onward.ts';
import { mayBeReplaced, onOpenWork, openWork } from './open-work.ts';
import { updateWhenSent } from './update-when-sent.ts';
import { updateWaiting } from './worker-registration.ts';
import styles from './update-notice.module.css';

/** Offers the new version, but never in the middle of something. If she declines, it comes with the next start. */
export function UpdateNotice() {
  const isWaiting = useSyncExternalStore(updateWaiting.subscribe, updateWaiting.get);
  const [isPutOff, setIsPutOff] = useState(false);
  return isWaiting ? <UpdateBar isPutOff={isPutOff} onPutOff={() => setIsPutOff(true)} /> : null;
}

interface UpdateBarProps {
  isPutOff: boolean;
  onPutOff: () => void;
}

function UpdateBar({ isPutOff, onPutOff }: UpdateBarProps) {
  const outbox = useOutbox();
  const isSending = useUnsettledEntries().some(({ state }) => state === 'sending');
  const isFree = useSyncExternalStore(onOpenWork, () => mayBeReplaced(openWork()));
  const [isBusy, setIsBusy] = useState(false);
  const bar = useFocusOnward<HTMLDivElement>();
  const update = async () => {
    setIsBusy(true);
    if (!(await updateWhenSent(outbox?.memberId))) setIsBusy(false);
  };
  // Once she has accepted, the notice stays while the update waits for a send.
  if (isPutOff || !isFree || (isSending && !isBusy)) return null;
  return (
    <div ref={bar} className={styles['bar']}>
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
