/**
 * The end of an object that nothing refers to any more:
 *
 *   queued, with what referred to it gone ──(removed)──▶ forgotten
 *        └──(an upload may still arrive)──▶ removed at once, and again when none can
 *
 * The next sweep does again each step that fails.
 */
import type { Services } from '../../../core/services.ts';
import { doAllListed, ENDLESS } from '../../../core/turn.ts';
import type { ObjectToRemove } from './objects-to-remove.repository.ts';
import {
  findObjectsToRemove,
  forgetObjectToRemove,
  listObjectsToRemove,
} from './objects-to-remove.repository.ts';

type RemovingServices = Pick<Services, 'database' | 'objects' | 'clock'>;

/** Removes queued objects now. If the storage fails for any, the sweep will see to it. */
export async function removeObjectsNow(services: RemovingServices, keys: readonly string[]): Promise<void> {
  for (const one of await findObjectsToRemove(services.database, keys))
    await remove(services, one).catch(() => undefined);
}

/** Removes all that is due; to be run now and then. Rejects with the failures when all has been tried. */
export async function sweepObjects(services: RemovingServices, turn = ENDLESS): Promise<void> {
  const now = services.clock();
  const list = (skipped: number) => listObjectsToRemove(services.database, now, skipped);
  await doAllListed(list, (one) => remove(services, one), turn);
}

async function remove({ database, objects, clock }: RemovingServices, one: ObjectToRemove): Promise<void> {
  await objects.remove(one.key);
  const mayStillArrive = one.mayArriveUntil !== null && one.mayArriveUntil > clock();
  if (!mayStillArrive) await forgetObjectToRemove(database, one.key);
}
