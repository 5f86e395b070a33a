/**
 * What former releases remembered on one device alone becomes a mark of hers, with the moment at which she changed it, and
 * is then forgotten there. Repeating it, or doing it in two tabs at once, stores the same again.
 */
import { nameOf, standsOver } from '../../contract/marks/merge.ts';
import { momentOf } from '../../contract/moments.ts';
import { registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { forget, rememberedUnder } from '../../session/member-memory.ts';

/** How a former release remembered what is a mark now. */
export interface FormerMemory {
  /** What its names began with; the rest was the key. */
  prefix: string;
  /** How long a value was kept from its last change. */
  lifeMs: number;
  /** The marks that it comes to; none of what is not of its form. */
  marksOf: (key: string, value: unknown) => readonly FormerMark[];
}

export interface FormerMark {
  kind: string;
  key: string;
  value: unknown;
}

/** What fails is tried again at the next start. */
export async function carryOver(outbox: Outbox, former: readonly FormerMemory[]): Promise<void> {
  const { memberId } = outbox;
  const register = registerOf(outbox);
  await register.ready;
  for (const { prefix, lifeMs, marksOf } of former) {
    for (const { name, value, until } of rememberedUnder(memberId, prefix)) {
      const changedAt = momentOf(new Date(until - lifeMs));
      for (const { kind, key, value: carried } of marksOf(name.slice(prefix.length), value)) {
        const mark = { kind, key, value: JSON.stringify(carried), changedAt };
        const known = register.marks.get(nameOf(mark));
        if (!known || standsOver(mark, known)) await outbox.add('saveMarks', { input: [mark] });
      }
      forget(memberId, name);
    }
  }
}
