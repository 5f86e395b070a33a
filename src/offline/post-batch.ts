import { DEVICE_CLOCK_HEADER } from '../../contract/limits.ts';
import { batchRequest } from './batch.ts';
import type { Entry } from './entry.ts';
import { type BatchOutcome, outcomeOf } from './outcome.ts';
import { unavailableFrom } from './service-unavailable.ts';

export interface PostOptions {
  endpoint: string;
  token: string;
  fetch: typeof fetch;
  /** True if the server should check this device's clock before it runs anything. */
  asksAboutClock: boolean;
  signal: AbortSignal;
}

/** The service itself did not answer. */
export const UNREACHED = { type: 'later', isUnreached: true } as const;

/** The status says all; the body may be a proxy's own page. */
const NO_BODY: ReadonlySet<number> = new Set([401, 413]);

/** Puts the entries on the wire as one document, and reads what became of them. Never throws. */
export async function postBatch(entries: readonly Entry[], options: PostOptions): Promise<BatchOutcome> {
  const { endpoint, token, fetch: send, asksAboutClock, signal } = options;
  try {
    const response = await send(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        ...(asksAboutClock && { [DEVICE_CLOCK_HEADER]: String(Date.now()) }),
      },
      body: JSON.stringify(batchRequest(entries)),
      cache: 'no-store',
      signal,
    });
    const unavailable = unavailableFrom(response);
    if (unavailable) return unavailable;
    const body: unknown = NO_BODY.has(response.status) ? undefined : await response.json();
    return outcomeOf(response.status, body, entries);
  } catch {
    return UNREACHED;
  }
}
