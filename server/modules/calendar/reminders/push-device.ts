/** The devices on which a member wants to be reminded. */
import type { MemberId } from '../../../core/caller.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import type { Push, PushAddress } from '../../../ports/push.ts';
import type { ContentServices } from '../../platform/content/content-store.ts';
import { endOldestDevices, endPushDevice, keepPushDevice } from './push-devices.repository.ts';

export interface ReminderServices extends ContentServices {
  /** Null if the installation reminds nobody. */
  push: Push | null;
}

/** More than anybody carries; each costs a call for each reminder. */
const DEVICES_MAX = 10;

/** `former`: the address that the same device had before. NOT_FOUND if nobody is reminded, and for another member's address. */
export async function savePushDevice(
  { database, clock, push }: ReminderServices,
  memberId: MemberId,
  address: PushAddress,
  former: string | null,
): Promise<void> {
  if (push === null) throw new Failure('NOT_FOUND');
  if (!push.accepts(address)) throw badInput('endpoint', 'No address of a known push service, or no keys.');
  if (!(await keepPushDevice(database, memberId, address, clock()))) throw new Failure('NOT_FOUND');
  if (former !== null && former !== address.endpoint) await endPushDevice(database, memberId, former);
  await endOldestDevices(database, memberId, DEVICES_MAX);
}
