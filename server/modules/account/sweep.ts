/** Finishes what failed before or was not due yet. Several processes may sweep at once. */
import type { Log } from '../../core/log.ts';
import type { AccountServices } from './account-services.ts';
import { sweepPhotos } from '../timeline/measurement-photo.ts';
import { sweepErasures } from './erase-account.ts';
import { forgetOldNotBefore } from '../revocations/not-before.repository.ts';
import { sweepObjects } from '../removals/remove-objects.ts';

/** Runs now and then once the server listens. If one part fails, the others still run. */
export async function sweep(services: AccountServices, log: Log): Promise<void> {
  const parts = {
    photos: () => sweepPhotos(services),
    objects: () => sweepObjects(services),
    erasures: () => sweepErasures(services, log),
    notBefore: () => forgetOldNotBefore(services.database, services.clock()),
  };
  for (const [part, run] of Object.entries(parts)) {
    await run().catch((error: unknown) => {
      log.warn(
        { event: 'not-swept', part, cause: error instanceof Error ? error.name : 'unknown' },
        'not swept',
      );
    });
  }
}
