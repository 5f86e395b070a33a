import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Browsers limit address changes per minute, so the address waits for a pause in typing. */
const PAUSE_MS = 300;

interface AddressForm<Filters> {
  read: (address: URLSearchParams) => Filters;
  write: (filters: Filters) => URLSearchParams;
}

/**
 * A list's filters: applied on screen at once and to the address a moment later, so that going back restores them. The list shows
 * what is `asked`: a pressed filter in the same frame, the typed words when typing leaves time.
 */
export function useAddressFilters<Filters extends { text: string }>({ read, write }: AddressForm<Filters>) {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [filters, setFilters] = useState(() => read(address));
  const text = useDeferredValue(filters.text);
  const asked = useMemo(() => ({ ...filters, text }), [filters, text]);
  const written = write(filters).toString();
  useEffect(() => {
    if (written === write(read(address)).toString()) return;
    const timer = setTimeout(() => {
      // She may have opened an item whose screen is still loading: leave its address alone.
      if (window.location.pathname === pathname) setAddress(written, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written, address, pathname, setAddress, read, write]);
  return {
    filters,
    asked,
    change: (changed: Partial<Filters>) => setFilters((before) => ({ ...before, ...changed })),
    clear: () => setFilters(read(new URLSearchParams())),
  };
}
