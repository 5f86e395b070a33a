/** Work that can wait until the first screen is drawn, in a file of its own. */
import { watchOpenWork } from '../worker/open-work.ts';
import { registerWorker } from '../worker/worker-registration.ts';

/** Once per page. */
export function afterStart(): void {
  watchOpenWork();
  void registerWorker();
  // The next start finds what could not be removed now.
  import('../../session/member-data.ts')
    .then(({ removeLeftovers }) => removeLeftovers())
    .catch(() => undefined);
}
