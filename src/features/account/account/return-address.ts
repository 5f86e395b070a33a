/**
 * Remembers the place from which she went to sign in or up, so that she returns there. It is this tab's last place; while a new
 * account waits for its mail, the tab that the mail's link opens returns there too. Only paths of the app are kept, so nobody can
 * redirect her elsewhere.
 */
import { paths } from '../../../../contract/paths.ts';
import { readAddress } from '../../../../contract/web-address.ts';
import { readStored, readStoredJson, writeStored } from '../../../device/storage.ts';

const MAIL_WAITS_MS = 24 * 3600_000;
const LONGEST = 500;
const DEFAULT = paths.calendar.to();
const ACCOUNT_SCREENS = [paths.login, paths.register, paths.forgot].map((path) => path.to());

/** Returns `value` if it is a path of the app; undefined for anything else, above all another site's address. */
export function readAppPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > LONGEST) return undefined;
  const address = readAddress(value, location.origin);
  if (!address) return undefined;
  const { origin, pathname, search, hash } = address;
  const isOurs = origin === location.origin && !pathname.startsWith('//');
  return isOurs && !isAccountScreen(pathname) ? pathname + search + hash : undefined;
}

function isAccountScreen(pathname: string): boolean {
  return ACCOUNT_SCREENS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Stores the place to return to after signing in; undefined clears it. */
export function keepPlace(place: string | undefined): void {
  writeStored('place', place ?? null);
}

/** Stores this tab's place for the tab that the confirmation mail's link will open. */
export function keepPlaceForMail(): void {
  const place = readStored('place');
  const kept = place === null ? null : JSON.stringify({ place, until: Date.now() + MAIL_WAITS_MS });
  writeStored('placeForMail', kept);
}

/** Call once the place kept for the mail has been used. */
export function forgetPlaceForMail(): void {
  writeStored('placeForMail', null);
}

/** Returns the address that signing in leads to: back, or to the calendar. */
export function returnAddress(): string {
  return readAppPath(readStored('place')) ?? readPlaceForMail() ?? DEFAULT;
}

function readPlaceForMail(): string | undefined {
  const kept = readStoredJson('placeForMail');
  if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('place' in kept)) return undefined;
  return Number(kept.until) > Date.now() ? readAppPath(kept.place) : undefined;
}
