import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

/** `npm test -- e2e` builds first and finds a browser; run alone, this expects a built product. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/data-template.ts',
  workers: 2,
  // A small machine that does much else: signing in alone can take it ten seconds. What is right is not kept waiting.
  timeout: process.env['SERVICE_TOPOLOGY'] === 'two' ? 240_000 : 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    ...devices['Pixel 7'],
    locale: 'et-EE',
    timezoneId: 'Europe/Tallinn',
    serviceWorkers: 'allow',
    actionTimeout: 20_000,
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: '**/nightly/**' },
    { name: 'nightly', testMatch: '**/*.nightly.spec.ts', timeout: 30 * 60_000 },
  ],
});
