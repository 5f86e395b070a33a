import { nameOf } from '../../contract/marks/merge.ts';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { momentAfter } from '../../contract/moment-after.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';

/**
 * Stores one value of her small state; null ends it. Resolves once on disk. It stands over whatever this device has seen of
 * it, whatever its clock says.
 */
export async function saveMark<Value>(
  outbox: Outbox,
  kind: MarkKind<Value>,
  key: string,
  value: Value | null,
): Promise<EntryOfKind<'saveMarks'>> {
  const register = registerOf(outbox);
  await register.ready;
  const seen = register.marks.get(nameOf({ kind: kind.name, key }));
  return outbox.add('saveMarks', {
    input: [
      {
        kind: kind.name,
        key,
        value: value === null ? null : JSON.stringify(value),
        changedAt: momentAfter(new Date(), seen?.changedAt),
      },
    ],
  });
}
