import { walkBackJourney } from './back-journey.ts';
import { walkCoreJourney } from './core-journey.ts';
import { openFirefox } from './firefox.browser.ts';
import { walkPhotoJourney } from './photo-journey.ts';
import { walkReminderJourney } from './reminder-journey.ts';
import { walkSavedVideoJourney } from './saved-video-journey.ts';
import { walkTrainingJourney } from './training-journey.ts';

const setting = {
  browserName: 'Firefox',
  interruption: 'kills the browser and opens it again',
  openBrowser: () => openFirefox(),
};

walkBackJourney(setting);
walkCoreJourney(setting);
walkPhotoJourney(setting);
walkSavedVideoJourney(setting);
walkTrainingJourney(setting);
walkReminderJourney('Firefox', openFirefox);
