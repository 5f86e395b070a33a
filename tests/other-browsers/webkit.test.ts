import { walkCoreJourney } from './core-journey.ts';
import { openWebkit } from './webkit.browser.ts';

walkCoreJourney({
  browserName: 'WebKitGTK, whose data end with its process while it is driven,',
  interruption: 'closes the tab and opens another',
  openBrowser: openWebkit,
});
