import { useEffect, useState } from 'react';
import { isSeller, type Seller } from '../../../../contract/seller.ts';
import { deadline } from '../../../offline/deadline.ts';
import { readServiceConfiguration } from '../../../session/service-configuration.ts';

const TIMEOUT_MS = 10_000;

/** The seller, as the service says; undefined while loading, null if unavailable. */
export function useSeller(): Seller | null | undefined {
  const [seller, setSeller] = useState<Seller | null>();
  useEffect(() => {
    const leaving = new AbortController();
    void askForSeller(deadline(TIMEOUT_MS, leaving.signal)).then((answer) => {
      if (!leaving.signal.aborted) setSeller(answer);
    });
    return () => leaving.abort();
  }, []);
  return seller;
}

async function askForSeller(signal: AbortSignal): Promise<Seller | null> {
  const configuration = await readServiceConfiguration({ signal });
  return isSeller(configuration?.seller) ? configuration.seller : null;
}
