/**
 * Reads the external shop's address from /config.json. It is stored on the device, so that its link is rendered together
 * with what it stands beside, without a network too, and does not flicker.
 */
import { useSyncExternalStore } from 'react';
import { SHOP_MARK } from '../contract/page-marks.ts';
import { createListenersTo } from '../device/store.ts';
import { readStored, writeStored } from '../device/storage.ts';

const listeners = createListenersTo(() => {
  if (!isAsked) void ask();
  isAsked = true;
  return () => undefined;
});
let isAsked = false;

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function keptAddress(): string | undefined {
  const kept = readStored('shop');
  return isWebAddress(kept) ? kept : undefined;
}

function keep(address: string | undefined): void {
  writeStored('shop', address ?? null);
  listeners.tell();
}

/** Asks once each time the app is opened. Anything but the service's own answer changes nothing. */
async function ask(): Promise<void> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache', priority: 'low' });
    const body: unknown = await response.json();
    if (!response.ok || typeof body !== 'object' || body === null || !('identity' in body)) return;
    keep('shopUrl' in body && isWebAddress(body.shopUrl) ? body.shopUrl : undefined);
  } catch {
    // Offline or behind a captive portal the stored address is used.
  }
}

/** Returns undefined if there is no shop, or none is known yet. */
export function useShopAddress(): string | undefined {
  return useSyncExternalStore(listeners.subscribe, keptAddress, () => SHOP_MARK);
}
