/** Knows for every call from when on each member's tokens count. */
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../database/database.ts';
import { everyTwoSeconds } from './every-two-seconds.ts';
import { listNotBefore, TOKENS_LIVE_AT_MOST_MS } from './not-before.repository.ts';

export interface TokensNotBefore {
  /** Reads again if the last reading was more than two seconds ago. */
  refresh(): Promise<void> | null;
  /** Returns whether a token that was issued at `issuedAt` (whole seconds since 1970) no longer counts. */
  refuses(memberId: string, issuedAt: number): boolean;
}

export function createTokensNotBefore(database: Database, clock: Clock): TokensNotBefore {
  let lastRefused: ReadonlyMap<string, number> = new Map();
  return {
    refresh: everyTwoSeconds(async () => {
      const since = new Date(clock().getTime() - TOKENS_LIVE_AT_MOST_MS);
      const rows = await listNotBefore(database, since);
      lastRefused = new Map(
        rows.map(({ memberId, notBefore }) => [memberId, Math.floor(notBefore.getTime() / 1000)]),
      );
    }),
    // A token of that very second may be from before the moment.
    refuses: (memberId, issuedAt) => issuedAt <= (lastRefused.get(memberId) ?? Number.NEGATIVE_INFINITY),
  };
}
