import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readArrival } from './arrival.ts';
import { keepPlace, returnAddress } from './return-address.ts';

/**
 * Returns the address this account screen leads to after sign-in. Another screen's request takes precedence over her last place.
 */
export function useReturnAddress(): string {
  const { state } = useLocation();
  const [from] = useState(() => readArrival(state).from);
  const [address] = useState(() => from ?? returnAddress());
  useEffect(() => {
    if (from !== undefined) keepPlace(from);
  }, [from]);
  return address;
}
