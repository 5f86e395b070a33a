import { useEffect, useState } from 'react';
import { isSeller, type Seller } from '../../contract/seller.ts';

const TIMEOUT_MS = 10_000;

/** The seller, as the service says; undefined while loading, null if unavailable. */
export function useSeller(): Seller | null | undefined {
  const [seller, setSeller] = useState<Seller | null>();
  useEffect(() => {
    const leaving = new AbortController();
    void askForSeller(AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)])).then((answer) => {
      if (!leaving.signal.aborted) setSeller(answer);
    });
    return () => leaving.abort();
  }, []);
  return seller;
}

async function askForSeller(signal: AbortSignal): Promise<Seller | null> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache', signal });
    const body: unknown = await response.json();
    if (!response.ok || typeof body !== 'object' || body === null || !('seller' in body)) return null;
    return isSeller(body.seller) ? body.seller : null;
  } catch {
    // Offline, or a captive portal's page.
    return null;
  }
}
