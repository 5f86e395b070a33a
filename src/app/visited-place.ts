import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { keepPlace } from '../features/account/return-address.ts';
import { paths } from './paths.ts';

const { landing, home, login, register, forgot, ...screens } = paths;
const ACCOUNT_SCREENS = [login, register, forgot];
const START_SCREENS = [landing, home];

const isOneOf = (some: readonly { pattern: string }[], pathname: string) =>
  some.some(({ pattern }) => matchPath(pattern, pathname));

/** Remembers the screen she is on, so that signing in brings her back to it; the start pages lead to the calendar. */
export function useVisitedPlace(): void {
  const { pathname, search, hash, key } = useLocation();
  useEffect(() => {
    if (isOneOf(START_SCREENS, pathname)) keepPlace(undefined);
    else if (isOneOf(Object.values(screens), pathname)) keepPlace(pathname + search + hash);
    // The first screen of this page: she pressed a link before the app was there.
    else if (isOneOf(ACCOUNT_SCREENS, pathname) && key === 'default') keepReferrer();
  }, [pathname, search, hash, key]);
}

function keepReferrer(): void {
  if (!URL.canParse(document.referrer)) return;
  const { origin, pathname, search } = new URL(document.referrer);
  if (origin !== location.origin) return;
  if (isOneOf(START_SCREENS, pathname)) keepPlace(undefined);
  else if (isOneOf(Object.values(screens), pathname)) keepPlace(pathname + search);
}
