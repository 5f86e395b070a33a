/**
 * The end of an object that nothing refers to any more:
 *
 *   queued, with what referred to it gone ──(removed)──▶ forgotten
 *        └──(an upload may still arrive)──▶ removed at once, and again when none can
 *
 * Whatever fails on the way is done again by the next sweep.
 */
import type { Services } from '../../core/services.ts';
import type { ObjectToRemove } from './objects-to-remove.repository.ts';
import {
  findObjectsToRemove,
  forgetObjectToRemove,
  listObjectsToRemove,
} from './objects-to-remove.repository.ts';

type RemovingServices = Pick<Services, 'database' | 'objects' | 'clock'>;

/** Removes queued objects now. False where the storage failed for any: the sweep will see to it. */
export async function removeObjectsNow(
  services: RemovingServices,
  keys: readonly string[],
): Promise<boolean> {
  return removeAll(services, await findObjectsToRemove(services.database, keys));
}

/** Removes what is due; to be run now and then. False where the storage failed for any. */
export async function sweepObjects(services: RemovingServices): Promise<boolean> {
  return removeAll(services, await listObjectsToRemove(services.database, services.clock()));
}

async function removeAll(services: RemovingServices, all: readonly ObjectToRemove[]): Promise<boolean> {
  let isClean = true;
  for (const one of all) {
    isClean = (await remove(services, one).catch(() => false)) && isClean;
  }
  return isClean;
}

async function remove({ database, objects, clock }: RemovingServices, one: ObjectToRemove): Promise<boolean> {
  await objects.remove(one.key);
  const mayStillArrive = one.mayArriveUntil !== null && one.mayArriveUntil > clock();
  if (!mayStillArrive) await forgetObjectToRemove(database, one.key);
  return true;
}
