import type { Clock } from '../../server/core/clock.ts';
import type { Database } from '../../server/database/database.ts';
import type { Price } from './stand-in-objects.ts';

/** What every part of the stand-in needs. */
export interface StandIn {
  database: Database;
  clock: Clock;
  /** The origin under which the test pages are found. */
  publicUrl: string;
  /** What can be bought, by price id. */
  prices: ReadonlyMap<string, Price>;
}
