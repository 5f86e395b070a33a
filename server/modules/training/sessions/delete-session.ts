import type { MemberId } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { atomically } from '../../../core/services.ts';
import { countStored } from '../../platform/stored-today/stored-today.repository.ts';
import { entombSession } from './sessions.repository.ts';

/** Deletes a session, also one that has yet to arrive. */
export async function deleteSession(services: Services, memberId: MemberId, id: string): Promise<void> {
  const now = services.clock();
  await atomically(services, async (transaction) => {
    if (await entombSession(transaction, memberId, id, now))
      await countStored(services, transaction, memberId, 'tombstones');
  });
}
