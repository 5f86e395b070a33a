import { isMarkOf } from './device-mark.ts';
import type { Caller } from './operation.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.repository.ts';

/** The subject of a request: a user, or an address without an account, which is counted alike. */
export interface Account {
  /** The key of the attempts' counts, the same however the address was written. */
  name: string;
  user: User | null;
}

/** The mark of a device that has signed in to the account before; null for every other. */
export function knownDevice(pool: Pool, { user }: Account, { deviceMark }: Caller): string | null {
  return user !== null && isMarkOf(pool, user.id, deviceMark) ? deviceMark : null;
}
