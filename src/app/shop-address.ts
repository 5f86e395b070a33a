/**
 * The external shop's address. It is stored on the device, so that its link is rendered together with the elements beside it,
 * without a network too, and does not flicker.
 */
import { useSyncExternalStore } from 'react';
import { SHOP_MARK } from '../../contract/page-marks.ts';
import { createListenersTo } from '../device/store.ts';
import { readAddress } from '../../contract/web-address.ts';
import { readStored, writeStored } from '../device/storage.ts';
import { readServiceConfiguration } from '../session/service-configuration.ts';

const listeners = createListenersTo(() => {
  if (!isAsked) void ask();
  isAsked = true;
  return () => undefined;
});
let isAsked = false;

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:$/.test(readAddress(value)?.protocol ?? '');
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
  const configuration = await readServiceConfiguration({ priority: 'low' });
  if (configuration) keep(isWebAddress(configuration.shopUrl) ? configuration.shopUrl : undefined);
}

/** Returns undefined if there is no shop, or none is known yet. */
export function useShopAddress(): string | undefined {
  return useSyncExternalStore(listeners.subscribe, keptAddress, () => SHOP_MARK);
}
