import { avoidedAllergen } from '../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../contract/marks/avoided-food.mark.ts';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { type Mark, nameOf, standsOver } from '../../contract/marks/merge.ts';
import type { MarkStore } from '../../offline/mark-register.ts';
import { deviceMarksOf } from '../marks/device-marks.ts';
import { countingMark, valueOf } from '../marks/mark-value.ts';
import { saveMark } from '../marks/save-mark.ts';

const KINDS: readonly MarkKind<unknown>[] = [avoidedAllergen, avoidedFood];

const underway = new WeakMap<MarkStore, Promise<void>>();

/**
 * Moves her choices from this device alone to her account, each with the moment at which she made it, so that what she took
 * back later stays so. What could not be stored stays where it is. A second call waits for the first.
 */
export function moveAvoided(from: MarkStore, to: MarkStore): Promise<void> {
  const moving = underway.get(from) ?? move(from, to).finally(() => underway.delete(from));
  underway.set(from, moving);
  return moving;
}

async function move(from: MarkStore, to: MarkStore): Promise<void> {
  await to.ready;
  for (const { kind, mark } of choicesIn(from)) {
    const isThere = () => countingMark(from.marks, kind, mark.key) !== undefined;
    if (!isThere()) continue;
    const known = to.marks.get(nameOf(mark));
    if (!known || standsOver(mark, known)) await to.save([{ mark, kind }]);
    // What she took back while it was being stored has ended here alone.
    await saveMark(isThere() ? from : to, kind, mark.key, null);
  }
}

/** Leaves nothing of them on this device, even if another place has them. */
export async function forgetAvoided(memberId: string): Promise<void> {
  const device = deviceMarksOf(memberId);
  for (const { kind, mark } of choicesIn(device)) await saveMark(device, kind, mark.key, null);
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
