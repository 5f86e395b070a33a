import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { removeSnapshots } from '../../../library/screen-snapshot.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { forgetAvoided } from '../../food/avoided/move-avoided.ts';
import { endMarksBehind, type MarksBehind } from '../../../platform/marks/end-marks-behind.ts';
import { forgetDrafts } from '../../food/own-recipe/note-draft.ts';
import { forgetHealthBehind } from './forget-health.ts';

/**
 * The data that this device keeps beside the marks goes too; anything she has made since she asked may be under a new consent.
 */
const FORGET: Partial<Record<ConsentKind, (memberId: string, askedAt: number) => Promise<void> | void>> = {
  FOOD_CHOICES: forgetAvoided,
  FOOD_NOTES: forgetDrafts,
};

/**
 * Forgets on this device the data under a consent that she has withdrawn, without waiting for the server's word of each thing. Of
 * choices and drafts those that she made by `madeBy`, in epoch ms.
 */
export async function forgetBehind(
  outbox: Outbox,
  kind: ConsentKind,
  { behind, askedAt, madeBy = askedAt }: { behind: MarksBehind; askedAt: number; madeBy?: number },
): Promise<void> {
  await FORGET[kind]?.(outbox.memberId, madeBy);
  await endMarksBehind(outbox, behind).catch(() => undefined);
  await forgetHealthBehind(outbox.memberId, kind, askedAt).catch(() => undefined);
  // The kept pictures of her screens show her former data.
  await removeSnapshots(outbox.memberId).catch(() => undefined);
}
