import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findHeadlessBrowser } from './scripts/browser.mjs';

const executablePath = findHeadlessBrowser();

/**
 * Each window of a new Chromium draws two hidden pages for its address bar, which cost more than half a second of processor
 * time and show nobody anything. Of two switches of this name the last one counts, so this repeats Playwright's own list
 * (chromiumSwitches.ts); what follows the empty line is ours.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',

  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** `npm test -- e2e` builds first and finds a browser; run alone, this expects a built product. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/data-template.ts',
  // A test waits for a third of its time: two at a time leave a third of two processors idle (decision 071).
  workers: 3,
  // A small machine that does much else: signing in alone can take it ten seconds. A correct product never waits this long.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    ...devices['Pixel 7'],
    // Each of its pixels would be painted as seven, in every test, and no test looks at one.
    deviceScaleFactor: 1,
    locale: 'et-EE',
    timezoneId: 'Europe/Tallinn',
    serviceWorkers: 'allow',
    actionTimeout: 20_000,
    launchOptions: {
      args: [...browserFlags, `--disable-features=${DISABLED_FEATURES.join(',')}`],
      ...(executablePath && { executablePath }),
    },
    // Every passing test would pay for a trace (a tenth of its processor time), and only a failed test's is looked at: a
    // failure leaves a screenshot and the screen as text, and `--trace retain-on-failure` the trace when it runs again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // A worker whose content changes starts another server and makes another phone, so one has all tests with films, from the
  // beginning on: the others' last ones run beside it.
  projects: [
    { name: 'films', grep: /@films/, workers: 1 },
    { name: 'chromium', grepInvert: /@films/ },
  ],
});
