/** The messages of tabs and the worker about one member's outbox. Messages may be missed: each only says "look again". */

export type OutboxMessage =
  | { type: 'changed' }
  /** Receipts were written; `entryIds` names the entries. */
  | { type: 'settled'; entryIds: readonly string[] }
  /** Sending stopped because the identity service refused the session. */
  | { type: 'sign-in-needed' };

export function outboxChannelName(memberId: string): string {
  return `outbox:${memberId}`;
}

export function openOutboxChannel(memberId: string): BroadcastChannel {
  return new BroadcastChannel(outboxChannelName(memberId));
}

export function isOutboxMessage(data: unknown): data is OutboxMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'changed' || data.type === 'settled' || data.type === 'sign-in-needed';
}
