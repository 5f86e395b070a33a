/** Messages that a page may send to the worker, and the worker to a page. */

export type WorkerMessage =
  /** Sent by a page when the member agrees to the new version. */
  | { type: 'SKIP_WAITING' }
  /** Take the pages that no worker answers for. */
  | { type: 'claim' }
  /** Send what waits. */
  | { type: 'send-outbox' }
  /**
   * Compare the library with the server. `isUrgent`: also when that was done a short while ago. `despiteFullDisk`: also when the disk
   * had no room for it then; a page of a former version does not say that.
   */
  | { type: 'refresh-library'; isUrgent: boolean; despiteFullDisk?: boolean | undefined };

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return ['SKIP_WAITING', 'claim', 'send-outbox', 'refresh-library'].includes(String(data.type));
}

/** The member tapped a notification: go there, unless it would interrupt her. */
export interface PageMessage {
  type: 'open';
  /** Without an origin. */
  path: string;
}

export function isPageMessage(data: unknown): data is PageMessage {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('path' in data)) return false;
  return data.type === 'open' && typeof data.path === 'string' && /^\/(?!\/)/.test(data.path);
}
