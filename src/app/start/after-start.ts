/** What has nothing to do before the first screen, as a file of its own. */
import { watchOpenWork } from '../worker/open-work.ts';
import { registerWorker } from '../worker/worker-registration.ts';

/** Once per page. */
export function afterStart(): void {
  watchOpenWork();
  void registerWorker();
  // What could not be removed now is found again at the next start.
  import('../../session/member-data.ts')
    .then(({ removeLeftovers }) => removeLeftovers())
    .catch(() => undefined);
}
