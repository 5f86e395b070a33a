import type { Outbox } from '../../offline/outbox.ts';

/** Asks for everything to be sent that may be, also what was held for an undo. */
export async function sendNow(outbox: Outbox): Promise<void> {
  const sendable = outbox.entries.filter(({ state }) => state !== 'refused');
  const held = sendable.filter(({ holdMs }) => holdMs !== undefined);
  // Releasing any one of them, held or not, makes the page try.
  for (const entry of held.length > 0 ? held : sendable.slice(0, 1)) await outbox.release(entry);
}
