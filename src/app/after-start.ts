/** What has nothing to do before the first screen, as a file of its own. */
import { watchOpenWork } from './worker/open-work.ts';
import { registerWorker } from './worker/worker-registration.ts';

/** Once per page. */
export function afterStart(): void {
  watchOpenWork();
  void registerWorker();
}
