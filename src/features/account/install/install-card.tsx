import { Download } from 'lucide-react';
import { useEffect, useId } from 'react';
import { pwa } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import styles from './install-card.module.css';
import { askToInstall } from './install-prompt.ts';
import { noteOffer, noteRefusal } from './install-record.ts';
import type { InstallWay } from './install-way.ts';
import { IosSteps } from './ios-steps.tsx';

/** The offer to install, inside the page and never over it. */
export function InstallCard({ way }: { way: InstallWay }) {
  const titleId = useId();
  const buttons = useFocusOnward<HTMLDivElement>();
  useEffect(() => noteOffer(Date.now()), []);
  const install = async () => {
    if ((await askToInstall()).isRefused) noteRefusal();
  };
  return (
    <Card as="section" look="plain" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {pwa['install.title']}
      </h2>
      <p>{pwa['install.text']}</p>
      {way === 'steps' && <IosSteps />}
      <div ref={buttons} className={styles.actions}>
        {way === 'prompt' && (
          <Button size="compact" icon={Download} onClick={() => void install()}>
            {pwa['install.android']}
          </Button>
        )}
        <Button size="compact" variant={way === 'prompt' ? 'quiet' : 'secondary'} onClick={noteRefusal}>
          {pwa['install.notNow']}
        </Button>
      </div>
    </Card>
  );
}
