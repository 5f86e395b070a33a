/** Work that can wait until the first screen is drawn, in a file of its own. */
import { isPageMessage } from '../../../contract/worker-messages.ts';
import { followTranslator } from '../../device/translated-page.ts';
import { onSessionChanged } from '../../session/session-channel.ts';
import { keepMessageInModal } from '../message-in-modal.ts';
import { ignoreSecondTaps } from '../second-tap.ts';
import { mayBeReplaced, openWork, watchOpenWork } from '../worker/open-work.ts';
import { registerWorker } from '../worker/worker-registration.ts';
import { cleanUp } from './clean-up.ts';
import { holdGroups } from './hold-groups.ts';
import { sessionStore } from './session-provider.tsx';

/** Once per page. */
export function afterStart(): void {
  watchOpenWork();
  holdGroups(sessionStore);
  ignoreSecondTaps(document);
  keepMessageInModal();
  followTranslator(document);
  void registerWorker();
  navigator.serviceWorker?.addEventListener('message', goWhereAsked);
  cleanUp(sessionStore);
  settleReminders();
  onSessionChanged(settleReminders);
}

function settleReminders(): void {
  import('../../features/account/reminders/reminder-device.ts')
    .then((reminders) => reminders.settleReminders())
    .catch(() => undefined);
}

/** She tapped a reminder: its day opens, unless that would end her present work. */
function goWhereAsked({ data }: MessageEvent): void {
  if (isPageMessage(data) && data.path !== location.pathname && mayBeReplaced(openWork()))
    location.assign(data.path);
}
