import type { ConsentKind } from '../../contract/enumerations.ts';
import { momentAfter } from '../../contract/moment-after.ts';
import { registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { kindsBehind } from './marks-behind.ts';

/**
 * Once the server has erased what stood under the consent, so does this device, which need not ask for it first; and what
 * still waits to be sent goes too, which the server would refuse. What is on its way at this moment stays ended here.
 */
export async function endMarksBehind(outbox: Outbox, consent: ConsentKind): Promise<void> {
  const register = registerOf(outbox);
  const kinds = kindsBehind(consent);
  const ended = [...register.marks.values()]
    .filter(({ kind, value }) => kinds.has(kind) && value !== null)
    .map((mark) => ({ ...mark, value: null, changedAt: momentAfter(new Date(), mark.changedAt) }));
  await register.take(ended);
  for (const entry of outbox.entries) {
    if (entry.kind !== 'saveMarks') continue;
    const [mark] = entry.variables.input;
    if (kinds.has(mark.kind) && mark.value !== null) await outbox.drop(entry);
  }
}
