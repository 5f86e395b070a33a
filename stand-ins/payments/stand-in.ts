import type { Clock } from '../../server/core/clock.ts';
import type { Database } from '../../server/database/database.ts';
import type { Price } from './stand-in-objects.ts';

/** The parts that every operation of the stand-in needs. */
export interface StandIn {
  database: Database;
  clock: Clock;
  /** The origin under which the test pages are found. */
  publicUrl: string;
  /** The prices at which plans can be bought, by price id. */
  prices: ReadonlyMap<string, Price>;
}
