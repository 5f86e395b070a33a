import type { ConsentKind } from '../../../src/contract/enumerations.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { MemberId } from '../../graphql/caller.ts';
import type { Services } from '../../graphql/context.ts';
import { endConsent } from '../profile/consents.repository.ts';
import { eraseMeasurements, erasePhotos } from '../timeline/erase-events.repository.ts';
import { queueObjectsToRemove } from './objects-to-remove.repository.ts';
import { removeObjectsNow } from './remove-objects.ts';

const ERASE = { MEASUREMENTS: eraseMeasurements, PHOTOS: erasePhotos } as const;

/**
 * Ends the consent and erases what stood under it, both or neither: all measurements with their photos, or all
 * photos while the figures stay. Again for a kind not given, it changes nothing.
 */
export async function withdrawConsent(
  services: Services,
  memberId: MemberId,
  kind: ConsentKind,
): Promise<void> {
  const now = services.clock();
  const keys = await inTransaction(services.database, async (transaction) => {
    await endConsent(transaction, memberId, kind, now);
    const objects = await ERASE[kind](transaction, memberId, now);
    await queueObjectsToRemove(transaction, objects);
    return objects.map(({ key }) => key);
  });
  await removeObjectsNow(services, keys);
}
