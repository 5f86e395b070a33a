import { Download } from 'lucide-react';
import { useState } from 'react';
import { actions, pwa } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './install-card.module.css';
import { askToInstall } from './install-prompt.ts';
import { IosSteps } from './ios-steps.tsx';
import { useInstallWay } from './use-install.ts';

/**
 * Lets her install on her own initiative, whatever happened to the offers. Renders nothing if it is impossible or
 * already done.
 */
export function InstallSetting() {
  const way = useInstallWay();
  const [isOpen, setIsOpen] = useState(false);
  if (!way) return null;
  return (
    <div className={styles.setting}>
      <p>{pwa['install.text']}</p>
      <Button
        variant="secondary"
        icon={Download}
        onClick={() => (way === 'prompt' ? void askToInstall() : setIsOpen(true))}
      >
        {way === 'prompt' ? pwa['install.android'] : actions.install}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={pwa['install.title']}>
        <IosSteps />
      </Dialog>
    </div>
  );
}
