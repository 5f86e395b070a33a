/** The events of an outbox for the page that listens to it, and its questions to it. */
import type { Receipt } from './entry.ts';

/** Those that an outbox is opened with: its page has not begun to listen. */
export const NOBODY: OutboxEvents = {};

export interface OutboxEvents {
  /**
   * Called once in each tab with entries that the server has accepted, in order. Resolves when its cache has them on the
   * disk.
   */
  onSettled?(receipts: readonly Receipt[]): Promise<void>;
  /** Resolves with those of the absorbed entries that the cache on the disk lacks all the same: they are absorbed again. */
  lacking?(entryIds: readonly string[]): Promise<readonly string[]>;
  /** Resolves when this tab's screens show all that `onSettled` was given before, whatever they are reading meanwhile. */
  untilShown?(): Promise<void>;
  onSignInNeeded?(): void;
  /** There is something to send. */
  onAdded?(): void;
  /** Another page or the worker changed what waits, and sends it, if it goes on living. */
  onChangedElsewhere?(): void;
  /** A change that she made could not be stored. */
  onNotKept?(error: unknown): void;
}
