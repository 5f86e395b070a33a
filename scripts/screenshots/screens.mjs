/** Every route of the specification's section 2, and the states of it that a member meets. */
import { accountScreens } from './account.screens.mjs';
import { diaryScreens } from './diary.screens.mjs';
import { foodScreens } from './food.screens.mjs';
import { guidedScreens } from './guided.screens.mjs';
import { offlineScreens } from './offline.screens.mjs';
import { pageScreens } from './page.screens.mjs';
import { todayScreens } from './today.screens.mjs';
import { trainingScreens } from './training.screens.mjs';

/** In the order in which they are taken. */
export const screens = [
  ...pageScreens,
  ...accountScreens,
  ...trainingScreens,
  ...todayScreens,
  ...guidedScreens,
  ...foodScreens,
  ...diaryScreens,
  ...offlineScreens,
];
