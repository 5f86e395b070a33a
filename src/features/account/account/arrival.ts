import { readAppPath } from './return-address.ts';

/** State one account screen passes to the next without putting it into an address. */
export interface Arrival {
  email: string | undefined;
  /** The path to open after signing in; undefined means her last screen. */
  from: string | undefined;
  isConfirmed: boolean;
  /** She had agreed to the terms when she left the form. */
  isAgreed: boolean;
}

/** Reads a history entry's state, which may be anything. */
export function readArrival(state: unknown): Arrival {
  const entry = typeof state === 'object' && state !== null ? state : {};
  const email = 'email' in entry && typeof entry.email === 'string' ? entry.email : undefined;
  const from = 'from' in entry ? readAppPath(entry.from) : undefined;
  return {
    email,
    from,
    isConfirmed: 'isConfirmed' in entry && entry.isConfirmed === true,
    isAgreed: 'isAgreed' in entry && entry.isAgreed === true,
  };
}
