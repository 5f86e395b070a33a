import type { Pair } from './figures.mjs';

/** The values that the bench's own page (page/storage.ts) and its scripts in a page leave for each other. */
declare global {
  var bench: {
    saving(count: number): Promise<Pair>;
    replay(
      count: number,
    ): Promise<{ replayMs: number; roundTripMs: number; requests: number; mostAtOnce: number }>;
    fillLibrary(count: number): Promise<void>;
    firstScreen(count: number, rounds: number): Promise<Pair>;
    keystrokes(recipes: number): Promise<{ times: number[]; indexMs: number }>;
    shoppingLists(days: number, rounds: number): { times: number[]; rows: number };
    cueTracks(rounds: number): Promise<{ times: number[]; trackBytes: number; keptBytes: number }>;
  };
  /** When each was on the disk, by the page's clock. */
  var strictWrites: number[];
  var relaunch: { hasPicture: boolean; liveAt?: number };
}
