/** Work that can wait until the first screen is drawn, in a file of its own. */
import { isPageMessage } from '../../contract/worker-messages.ts';
import { onSessionChanged } from '../../session/session-channel.ts';
import { mayBeReplaced, openWork, watchOpenWork } from '../worker/open-work.ts';
import { registerWorker } from '../worker/worker-registration.ts';

/** Once per page. */
export function afterStart(): void {
  watchOpenWork();
  void registerWorker();
  navigator.serviceWorker?.addEventListener('message', goWhereAsked);
  // The next start finds what could not be removed now.
  import('../../session/member-data.ts')
    .then(({ removeLeftovers }) => removeLeftovers())
    .catch(() => undefined);
  settleReminders();
  onSessionChanged(settleReminders);
}

function settleReminders(): void {
  import('../../features/reminders/reminder-device.ts')
    .then((reminders) => reminders.settleReminders())
    .catch(() => undefined);
}

/** She tapped a reminder: its day opens, unless that would end what she is doing. */
function goWhereAsked({ data }: MessageEvent): void {
  if (isPageMessage(data) && data.path !== location.pathname && mayBeReplaced(openWork()))
    location.assign(data.path);
}
