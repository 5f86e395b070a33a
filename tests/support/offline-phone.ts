/** A phone whose network is gone, and how its screens say how old they are. */
import type { MemberDevice } from './member-device.ts';
import { anything } from './network.ts';
import { sync } from './words.ts';

export const AGE = new RegExp(sync.stale.replace('{date}', '.+'));

/** The network and the server are gone, and the browser knows. */
export async function leaveTheNetwork(device: MemberDevice): Promise<void> {
  device.network.fail(anything, { type: 'gone' });
  await device.page.context().setOffline(true);
}
