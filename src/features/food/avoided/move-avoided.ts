import { avoidedAllergen } from '../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../contract/marks/avoided-food.mark.ts';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import { type Mark, nameOf, standsOver } from '../../../../contract/marks/merge.ts';
import { type MarkStore, registerOf } from '../../../offline/mark-register.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { withPatientLock } from '../../../session/patient-lock.ts';
import { DeviceMarks, deviceMarksOf } from '../../../platform/marks/device-marks.ts';
import { countingMark, valueOf } from '../../../platform/marks/mark-value.ts';
import { saveMark } from '../../../platform/marks/save-mark.ts';

const KINDS: readonly MarkKind<unknown>[] = [avoidedAllergen, avoidedFood];

/** Some dozens of choices take less, and two tabs that move at once only if this one was frozen. */
const PATIENCE_MS = 20_000;

const underway = new WeakMap<Outbox, Promise<void>>();

/**
 * Moves her choices from this device alone to her account. Each keeps the moment at which she made it, so that a choice she took
 * back later stays taken back. Choices that could not be stored stay on the device. A second call waits for the first, in another
 * tab too: a choice which the first has moved must not look like one that she took back.
 */
export function moveAvoided(outbox: Outbox): Promise<void> {
  const lock = `hoog-avoided:${outbox.memberId}`;
  const moving =
    underway.get(outbox) ??
    withPatientLock(lock, PATIENCE_MS, () => move(outbox)).finally(() => underway.delete(outbox));
  underway.set(outbox, moving);
  return moving;
}

async function move(outbox: Outbox): Promise<void> {
  const [from, to] = [deviceMarksOf(outbox.memberId), registerOf(outbox)];
  await to.ready;
  await outbox.refresh();
  // Read anew: another tab's changes reach the store of this one later.
  const now = () => new DeviceMarks(outbox.memberId);
  for (const { kind, mark } of choicesIn(now())) {
    const isThere = () => countingMark(now().marks, kind, mark.key) !== undefined;
    if (!isThere()) continue;
    const known = to.marks.get(nameOf(mark));
    if (!known || standsOver(mark, known)) await to.save([{ mark, kind, isCarried: true }]);
    // A choice that she took back while it was being stored has ended only on this device so far.
    await saveMark(isThere() ? from : to, kind, mark.key, null);
  }
}

/** Leaves nothing on this device of those that she made by `askedAt`, in epoch ms, even if another place has them. */
export async function forgetAvoided(memberId: string, askedAt: number): Promise<void> {
  const device = deviceMarksOf(memberId);
  for (const { kind, mark } of choicesIn(device))
    if (Date.parse(mark.changedAt) <= askedAt) await saveMark(device, kind, mark.key, null);
}

export function hasChoices(store: MarkStore): boolean {
  return choicesIn(store).length > 0;
}

function choicesIn({ marks }: MarkStore): { kind: MarkKind<unknown>; mark: Mark }[] {
  return KINDS.flatMap((kind) =>
    [...marks.values()]
      .filter((mark) => mark.kind === kind.name && valueOf(kind, mark) !== undefined)
      .map((mark) => ({ kind, mark })),
  );
}
