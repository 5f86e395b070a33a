import { nameOf, standsOver } from '../../../contract/marks/merge.ts';
import { registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { forgetPress, rememberedPresses } from './pressed-marks.ts';
import { inTurn } from './save-mark.ts';

/**
 * Stores her presses from a page that ended before it could: before a screen is drawn on which she presses again, because that
 * would be made of older data. A failure is tried again at the next start.
 */
export async function storePresses(outbox: Outbox): Promise<void> {
  const presses = rememberedPresses(outbox.memberId);
  if (presses.length === 0) return;
  const register = registerOf(outbox);
  await inTurn(register, async () => {
    for (const press of presses) {
      const { mark } = press;
      const known = register.marks.get(nameOf(mark));
      if (!known || standsOver(mark, known)) await register.save([press]);
      forgetPress(outbox.memberId, mark);
    }
  });
}
