import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Browsers allow only so many address changes a minute, so the address waits for a pause in typing. */
const PAUSE_MS = 300;

interface AddressForm<Filters> {
  read: (address: URLSearchParams) => Filters;
  write: (filters: Filters) => URLSearchParams;
}

/** The filters of a list: at once on the screen, a moment later in its address, so that going back finds them again. */
export function useAddressFilters<Filters extends object>({ read, write }: AddressForm<Filters>) {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [filters, setFilters] = useState(() => read(address));
  const written = write(filters).toString();
  useEffect(() => {
    if (written === write(read(address)).toString()) return;
    const timer = setTimeout(() => {
      // She may have opened something from the list, whose screen is still being fetched: that address stands.
      if (window.location.pathname === pathname) setAddress(written, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written, address, pathname, setAddress, read, write]);
  return {
    filters,
    change: (changed: Partial<Filters>) => setFilters((before) => ({ ...before, ...changed })),
    clear: () => setFilters(read(new URLSearchParams())),
  };
}
