import { requireMember } from '../../../core/caller.ts';
import { savePushDevice } from './push-device.ts';
import { endPushDevice } from './push-devices.repository.ts';
import type { MutationResolvers } from '../../../context/resolver-types.generated.ts';

export const reminderMutations = {
  async savePushDevice(_parent, { endpoint, p256dh, auth, former }, { caller, services }) {
    const { id } = requireMember(caller);
    await savePushDevice(services, id, { endpoint, p256dh, auth }, former ?? null);
    return true;
  },
  async endPushDevice(_parent, { endpoint }, { caller, services }) {
    await endPushDevice(services.database, requireMember(caller).id, endpoint);
    return true;
  },
} satisfies MutationResolvers;
