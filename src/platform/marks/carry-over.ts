/**
 * Turns what a device remembered alone into marks, each with the moment at which it was remembered, and then forgets it there. It
 * takes what former releases kept, and what a page kept that ended before it could store more. Repeating it, or doing it in two
 * tabs at once, stores the same again.
 */
import type { MarkKind } from '../../../contract/marks/mark-kind.ts';
import { isKeyOf } from '../../../contract/marks/is-key.ts';
import { nameOf, standsOver } from '../../../contract/marks/merge.ts';
import { momentOf } from '../../../contract/moments.ts';
import type { MarkStore } from '../../offline/mark-register.ts';
import { forget, rememberedUnder } from '../../session/member-memory.ts';

/** The form in which something that is now a mark was remembered on the device. */
export interface FormerMemory {
  /** The beginning of its names; the rest was the key. */
  prefix: string;
  /** The time for which a value was kept after its last change. */
  lifeMs: number;
  /** The marks that it comes to; those that are not of their kind's form are left out. */
  marksOf: (key: string, value: unknown) => readonly FormerMark[];
}

export interface FormerMark {
  kind: MarkKind<unknown>;
  key: string;
  value: unknown;
}

/** A failed move is tried again at the next start. */
export async function carryOver(
  store: MarkStore,
  memberId: string,
  former: readonly FormerMemory[],
): Promise<void> {
  await store.ready;
  for (const { prefix, lifeMs, marksOf } of former) {
    for (const { name, value, until } of rememberedUnder(memberId, prefix)) {
      const madeAt = until - lifeMs;
      const changedAt = momentOf(new Date(madeAt));
      for (const { kind, key, value: carried } of marksOf(name.slice(prefix.length), value)) {
        if (!isKeyOf(kind, key) || !kind.isValue(carried)) continue;
        const mark = { kind: kind.name, key, value: JSON.stringify(carried), changedAt };
        const known = store.marks.get(nameOf(mark));
        if (!known || standsOver(mark, known)) await store.save([{ mark, kind, madeAt }]);
      }
      forget(memberId, name);
    }
  }
}
