import { useEffect, useState } from 'react';
import { momentOf } from '../../../../contract/moments.ts';
import { formatMoment } from '../../../language/dates.ts';
import { formatBytes } from '../../../language/numbers.ts';
import { actions, fill, privacy } from '../../../language/words.ts';
import { onLibraryRefreshed } from '../../../library/library-channel.ts';
import { allRecipes } from '../../../library/recipe-list.ts';
import { useConnection } from '../../../offline/connection.ts';
import { readKept } from '../../../reading/answer-from-library.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { InstallSetting } from '../install/install-setting.tsx';
import { SavedVideoList } from '../../training/saved-videos/saved-video-list.tsx';
import { readLastAllSent } from '../../../platform/sync-status/last-all-sent.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

interface DeviceFacts {
  /** Undefined before any are stored. */
  recipes: { open: number; locked: number; isWhole: boolean } | undefined;
  usedBytes: number | undefined;
}

interface DeviceSectionProps {
  memberId: string;
  hasPlan: boolean;
  onClear: () => void;
}

/** Lists which of her data is on this device, with a button to remove it. */
export function DeviceSection({ memberId, hasPlan, onClear }: DeviceSectionProps) {
  const facts = useDeviceFacts(memberId);
  const isFetching = useConnection() === 'online' && Boolean(navigator.serviceWorker);
  const sentAt = readLastAllSent(memberId);
  const rows = [
    { name: settingsText.version, value: __APP_VERSION__ },
    {
      name: settingsText.lastSent,
      value: sentAt ? formatMoment(momentOf(new Date(sentAt))) : settingsText.neverSent,
    },
    { name: settingsText.recipesHere, value: recipesHere(facts, isFetching, hasPlan) },
    // Not every browser has it: WebKit on Linux does not.
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

/** A library that is still being filled is not empty; locked recipes are stored with picture and name only. */
function recipesHere(facts: DeviceFacts | undefined, isFetching: boolean, hasPlan: boolean): string {
  if (!facts) return '…';
  if (!facts.recipes) return isFetching ? actions.loading : settingsText.noRecipes;
  const { open, locked, isWhole } = facts.recipes;
  if (isFetching && !isWhole) return fill(settingsText.recipesComing, { count: open });
  if (locked === 0) return String(open);
  const { recipesLocked, recipesOfOtherPlan } = settingsText;
  return fill(hasPlan ? recipesOfOtherPlan : recipesLocked, { open, locked });
}

async function countRecipes(memberId: string): Promise<DeviceFacts['recipes']> {
  const kept = await readKept(memberId, allRecipes);
  if (!kept) return undefined;
  const { rows } = kept.answer;
  const open = rows.filter(({ locked }) => !locked).length;
  return { open, locked: rows.length - open, isWhole: kept.asOf !== undefined };
}

/** Reads again when the worker has updated the library. */
function useDeviceFacts(memberId: string): DeviceFacts | undefined {
  const [facts, setFacts] = useState<DeviceFacts>();
  useEffect(() => {
    let isWanted = true;
    const read = () => {
      const reading = Promise.all([countRecipes(memberId), navigator.storage?.estimate?.()]);
      reading
        .then(([recipes, estimate]) => {
          if (isWanted) setFacts({ recipes, usedBytes: estimate?.usage });
        })
        // If the browser does not reveal its storage use, the dots stay.
        .catch(() => undefined);
    };
    const stopListening = onLibraryRefreshed(memberId, read);
    read();
    return () => {
      isWanted = false;
      stopListening();
    };
  }, [memberId]);
  return facts;
}
