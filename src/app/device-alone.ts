/**
 * The member's data that only this device holds, and not her account: it is carried there if it may be, and goes when she signs
 * out. It is one file, because each part is needed only after the first screen.
 */
import type { Client } from '@urql/core';
import type { Mark } from '../../contract/marks/merge.ts';
import { hasChoices } from '../features/food/avoided/move-avoided.ts';
import { deviceMarksOf } from '../platform/marks/device-marks.ts';
import { storePresses } from '../platform/marks/store-presses.ts';
import {
  forgetGoneNotes,
  hasNotesOfDeviceAlone,
  storeDrafts,
} from '../features/food/own-recipe/store-drafts.ts';
import { listWithdrawalNotes } from '../features/account/settings/withdrawal-note.ts';
import { syncStatusText } from '../platform/sync-status/sync-status.text.ts';
import { removeSnapshots } from '../library/screen-snapshot.ts';
import type { Outbox } from '../offline/outbox.ts';

export { carryAvoided } from '../features/food/avoided/carry-avoided.ts';

/**
 * Marks that another device has ended go from this one too: she may have withdrawn her consent to them there. The kept pictures
 * of her screens show her former state.
 */
export async function forgetGone(outbox: Outbox, gone: readonly Mark[]): Promise<void> {
  forgetGoneNotes(outbox);
  const { needsConsent } = await import('../platform/marks/marks-behind.ts');
  if (gone.some(({ kind }) => needsConsent(kind))) await removeSnapshots(outbox.memberId);
}

/**
 * Stores the text that she typed on a page that ended before it was stored, and repeats withdrawals on a page that had no answer.
 * Once she has left, there is nothing more of it.
 */
export async function storeTyped(client: Client, outbox: Outbox, hasLeft: () => boolean): Promise<void> {
  if (listWithdrawalNotes(outbox.memberId).length > 0) {
    // A failure is tried again at the next start, and keeps nothing that she typed from being stored.
    await import('./settings-route.tsx')
      .then(({ settleWithdrawals }) => settleWithdrawals(client, outbox))
      .catch(() => undefined);
  }
  if (hasLeft()) return;
  // Some notes may have ended while a page could not load this file.
  forgetGoneNotes(outbox);
  return storeDrafts(client, outbox, { typedBefore: performance.timeOrigin, hasLeft });
}

/** Stores what can be stored of it before she signs out, and names what remains. */
export async function settleDevice(client: Client | undefined, outbox: Outbox): Promise<readonly string[]> {
  const { memberId } = outbox;
  // Signing out waits for no network: if her profile was never read, she is told of the notes.
  const fromDevice = { typedBefore: Infinity, requestPolicy: 'cache-only' } as const;
  await storePresses(outbox).catch(() => undefined);
  await storeDrafts(client, outbox, fromDevice).catch(() => undefined);
  return [
    ...(hasNotesOfDeviceAlone(memberId) ? [syncStatusText.deviceOnlyNotes] : []),
    ...(hasChoices(deviceMarksOf(memberId)) ? [syncStatusText.deviceOnlyChoices] : []),
  ];
}
