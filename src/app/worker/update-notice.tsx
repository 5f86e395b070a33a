import { useState, useSyncExternalStore } from 'react';
import { pwa } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { applyUpdate, isUpdateWaiting, onUpdateWaiting } from './worker-registration.ts';
import styles from './update-notice.module.css';

/** A quiet bar: the new version is asked for, never imposed. Put off, it comes with the next start. */
export function UpdateNotice() {
  const isWaiting = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  const [isPutOff, setIsPutOff] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (!isWaiting || isPutOff) return null;
  const update = () => {
    setIsBusy(true);
    applyUpdate();
  };
  return (
    <div className={styles['bar']}>
      <output className={styles['text']}>{pwa['update.title']}</output>
      <Button size="compact" onClick={update} isBusy={isBusy}>
        {pwa['update.now']}
      </Button>
      <Button size="compact" variant="quiet" onClick={() => setIsPutOff(true)}>
        {pwa['install.notNow']}
      </Button>
    </div>
  );
}
