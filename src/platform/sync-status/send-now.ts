import type { Outbox } from '../../offline/outbox.ts';

/** Sends everything that may be sent, including entries held for an undo. */
export async function sendNow(outbox: Outbox): Promise<void> {
  const sendable = outbox.entries.filter(({ state }) => state !== 'refused');
  const held = sendable.filter(({ holdMs }) => holdMs !== undefined);
  // Releasing any entry, held or not, makes the page send.
  for (const entry of held.length > 0 ? held : sendable.slice(0, 1)) await outbox.release(entry);
}
