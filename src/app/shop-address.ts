/**
 * Where the external shop is, as /config.json says. Kept on the device, so that its link is drawn together with what it
 * stands beside, without a network too, and does not flicker.
 */
import { useSyncExternalStore } from 'react';
import { SHOP_MARK } from '../contract/page-marks.ts';

const STORAGE_KEY = 'hoog.shop';

const listeners = new Set<() => void>();
let isAsked = false;

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function keptAddress(): string | undefined {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return isWebAddress(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(address: string | undefined): void {
  try {
    if (address === undefined) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, address);
  } catch {
    // A storage that is closed to us keeps nothing: then there is no link.
  }
  for (const listener of listeners) listener();
}

/** Once for each time the app is opened; whatever is no answer of the service's own changes nothing. */
async function ask(): Promise<void> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache', priority: 'low' });
    const body: unknown = await response.json();
    if (!response.ok || typeof body !== 'object' || body === null || !('identity' in body)) return;
    keep('shopUrl' in body && isWebAddress(body.shopUrl) ? body.shopUrl : undefined);
  } catch {
    // Offline, or a captive portal's page: what was kept serves.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    void ask();
  }
  return () => void listeners.delete(listener);
}

/** Undefined where there is no shop, or as long as it is not known. */
export function useShopAddress(): string | undefined {
  return useSyncExternalStore(subscribe, keptAddress, () => SHOP_MARK);
}
