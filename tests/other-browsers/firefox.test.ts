import { walkCoreJourney } from './core-journey.ts';
import { openFirefox } from './firefox.browser.ts';

walkCoreJourney({
  browserName: 'Firefox',
  interruption: 'kills the browser and opens it again',
  openBrowser: openFirefox,
});
