/** A member's outbox with her marks, as a page opens and closes both. */
import { wipeDevice } from './device.ts';
import { closeRegister, registerOf } from '../../../src/offline/mark-register.ts';
import { Outbox } from '../../../src/offline/outbox.ts';

/** Resolves when her marks are read. */
export async function openWithMarks(memberId = 'member'): Promise<Outbox> {
  const outbox = await Outbox.open(memberId, 'test');
  await registerOf(outbox).ready;
  return outbox;
}

/** On a device on which nothing was ever stored. */
export function openOnEmptyDevice(): Promise<Outbox> {
  wipeDevice();
  return openWithMarks();
}

export function closeWithMarks(outbox: Outbox): void {
  closeRegister(outbox);
  outbox.close();
}
