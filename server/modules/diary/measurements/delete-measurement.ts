import type { MemberId } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { atomically, onceCommitted } from '../../../core/services.ts';
import { countStored } from '../../platform/stored-today/stored-today.repository.ts';
import { removePhoto } from './measurement-photo.ts';
import { replaceWithTombstone, insertTombstone } from './measurements.repository.ts';

/** Deletes a measurement, also one that has yet to arrive. Its photo follows: the tombstone names it until it is gone. */
export async function deleteMeasurement(services: Services, memberId: MemberId, id: string): Promise<void> {
  const now = services.clock();
  await atomically(services, async (transaction) => {
    if (await insertTombstone(transaction, memberId, id, now))
      await countStored(services, transaction, memberId, 'tombstones');
    else await replaceWithTombstone(transaction, memberId, id, now);
  });
  onceCommitted(services, (own) => removePhoto(own, memberId, id));
}
