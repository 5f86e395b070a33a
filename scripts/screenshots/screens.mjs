/** Every route of the specification's section 2, and the states of it that a member meets. */
import { accountScreens } from './account.screens.mjs';
import { diaryScreens } from './diary.screens.mjs';
import { foodScreens } from './food.screens.mjs';
import { offlineScreens } from './offline.screens.mjs';
import { pageScreens } from './page.screens.mjs';
import { trainingScreens } from './training.screens.mjs';

/**
 * name: what the files begin with. who: the demo member's name, or visitor. shows: a selector that matches nothing
 * before the content is there. act: what she does there. before: what she did earlier on this device.
 * isOwnDevice: on a device that shares nothing with the other screens.
 */
export const screens = [
  ...pageScreens,
  ...accountScreens,
  ...trainingScreens,
  ...foodScreens,
  ...diaryScreens,
  ...offlineScreens,
];
