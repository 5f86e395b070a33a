import { walkBackJourney } from './back-journey.ts';
import { walkCoreJourney } from './core-journey.ts';
import { walkSavedVideoJourney } from './saved-video-journey.ts';
import { walkTrainingJourney } from './training-journey.ts';
import { openWebkit } from './webkit.browser.ts';

const setting = {
  browserName: 'WebKitGTK, whose data end with its process while it is driven,',
  interruption: 'closes the tab and opens another',
  openBrowser: openWebkit,
};

walkBackJourney(setting);
walkCoreJourney(setting);
walkSavedVideoJourney(setting);
walkTrainingJourney(setting);
