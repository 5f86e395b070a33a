import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { keepPlace } from '../features/account/account/return-address.ts';
import { paths } from '../../contract/paths.ts';
import { readAddress } from '../../contract/web-address.ts';

const { landing, home, login, register, forgot, ...screens } = paths;
const ACCOUNT_SCREENS = [login, register, forgot];
/** They lead on to the calendar, and are no place to come back to. */
const WAYS_IN = [landing, home];

const isOneOf = (some: readonly { pattern: string }[], pathname: string) =>
  some.some(({ pattern }) => matchPath(pattern, pathname));

/** Remembers her screen, so that signing in brings her back to it; the start pages lead to the calendar. */
export function useVisitedPlace(): void {
  const { pathname, search, hash, key } = useLocation();
  useEffect(() => {
    if (isOneOf(WAYS_IN, pathname)) keepPlace(undefined);
    else if (isOneOf(Object.values(screens), pathname)) keepPlace(pathname + search + hash);
    // This is the first screen of this page: she pressed a link before the app had started.
    else if (isOneOf(ACCOUNT_SCREENS, pathname) && key === 'default') keepPlaceBefore();
  }, [pathname, search, hash, key]);
}

/** Returns the screen before this page, skipping account screens that she left before the app had started. */
function keepPlaceBefore(): void {
  for (const { origin, pathname, search } of pagesBefore()) {
    if (origin !== location.origin) return;
    if (isOneOf(WAYS_IN, pathname)) return keepPlace(undefined);
    if (isOneOf(Object.values(screens), pathname)) return keepPlace(pathname + search);
    if (!isOneOf(ACCOUNT_SCREENS, pathname)) return;
  }
}

/** Returns the latest first. If the browser does not list its history, it returns the page that had the link. */
function pagesBefore(): URL[] {
  const history = window.navigation;
  const earlier = history?.entries().slice(0, history.currentEntry?.index ?? 0) ?? [];
  const addresses = earlier.map(({ url }) => url ?? '').toReversed();
  return [document.referrer, ...addresses].flatMap((url) => readAddress(url) ?? []);
}
