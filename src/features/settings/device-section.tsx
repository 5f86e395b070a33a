import { useEffect, useState } from 'react';
import { momentOf } from '../../contract/moments.ts';
import { formatMoment } from '../../language/dates.ts';
import { formatBytes } from '../../language/numbers.ts';
import { privacy } from '../../language/words.ts';
import { readFirstRecipes } from '../../library/read-recipe-list.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { InstallSetting } from '../install/install-setting.tsx';
import { SavedVideoList } from '../saved-videos/saved-video-list.tsx';
import { readLastAllSent } from '../sync-status/last-all-sent.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

interface DeviceFacts {
  recipeCount: number;
  usedBytes: number | undefined;
}

/** What of hers is on this device, and the way to take it off. */
export function DeviceSection({ memberId, onClear }: { memberId: string; onClear: () => void }) {
  const facts = useDeviceFacts(memberId);
  const sentAt = readLastAllSent(memberId);
  const rows = [
    { name: settingsText.version, value: __APP_VERSION__ },
    {
      name: settingsText.lastSent,
      value: sentAt ? formatMoment(momentOf(new Date(sentAt))) : settingsText.never,
    },
    { name: settingsText.recipesHere, value: facts ? String(facts.recipeCount) : '…' },
    // Not every browser tells: WebKit on Linux knows nothing of it.
    ...('storage' in navigator
      ? [
          {
            name: settingsText.storageUsed,
            value: facts?.usedBytes === undefined ? '…' : formatBytes(facts.usedBytes),
          },
        ]
      : []),
  ];
  return (
    <Card as="section" labelledBy="settings-device">
      <CardBody>
        <h2 id="settings-device">{privacy.deviceData}</h2>
        <dl className={styles.facts}>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <SavedVideoList memberId={memberId} />
        <InstallSetting />
        <p className={styles.muted}>{settingsText.clearDeviceInfo}</p>
        <Button variant="secondary" onClick={onClear}>
          {privacy.clearDevice}
        </Button>
      </CardBody>
    </Card>
  );
}

function useDeviceFacts(memberId: string): DeviceFacts | undefined {
  const [facts, setFacts] = useState<DeviceFacts>();
  useEffect(() => {
    let isWanted = true;
    const reading = Promise.all([readFirstRecipes(memberId), navigator.storage?.estimate?.()]);
    reading
      .then(([recipes, estimate]) => {
        if (isWanted) setFacts({ recipeCount: recipes?.total ?? 0, usedBytes: estimate?.usage });
      })
      // A browser that tells nothing of its storage leaves the dots.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [memberId]);
  return facts;
}
