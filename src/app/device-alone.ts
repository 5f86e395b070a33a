/**
 * What this device holds of hers and her account does not: it is carried there where it may be, and goes when she signs out. One
 * file, because each is needed only after the first screen.
 */
import type { Client } from '@urql/core';
import { hasChoices } from '../features/avoided/move-avoided.ts';
import { deviceMarksOf } from '../features/marks/device-marks.ts';
import { hasNotesOfDeviceAlone, storeDrafts } from '../features/own-recipe/store-drafts.ts';
import { syncStatusText } from '../features/sync-status/sync-status.text.ts';
import type { Outbox } from '../offline/outbox.ts';

export { carryAvoided } from '../features/avoided/carry-avoided.ts';

/** What she typed on a page that ended before it was stored. */
export function storeTyped(client: Client, outbox: Outbox): Promise<void> {
  return storeDrafts(client, outbox, { typedBefore: performance.timeOrigin });
}

/** Stores what can be stored of it before she signs out, and names what remains. */
export async function settleDevice(client: Client | undefined, outbox: Outbox): Promise<readonly string[]> {
  const { memberId } = outbox;
  // Signing out waits for no network: where her profile was never read, she is told of the notes.
  const fromDevice = { typedBefore: Infinity, requestPolicy: 'cache-only' } as const;
  await storeDrafts(client, outbox, fromDevice).catch(() => undefined);
  return [
    ...(hasNotesOfDeviceAlone(memberId) ? [syncStatusText.deviceOnlyNotes] : []),
    ...(hasChoices(deviceMarksOf(memberId)) ? [syncStatusText.deviceOnlyChoices] : []),
  ];
}
