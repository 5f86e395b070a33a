import { useSyncExternalStore } from 'react';
import { mayOffer } from './install-offer.ts';
import { currentInstallWay, onInstallWay } from './install-prompt.ts';
import { installRecord, onInstallRecord } from './install-record.ts';
import type { InstallWay } from './install-way.ts';

/** The way to install the app here; undefined if it cannot be, or already is. */
export function useInstallWay(): InstallWay | undefined {
  return useSyncExternalStore(onInstallWay, currentInstallWay, () => undefined);
}

/** The way to offer now; undefined if this is not the time. */
export function useInstallOffer(): InstallWay | undefined {
  const way = useInstallWay();
  const isTime = useSyncExternalStore(
    onInstallRecord,
    () => mayOffer(installRecord(), Date.now()),
    () => false,
  );
  return isTime ? way : undefined;
}
