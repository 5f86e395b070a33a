/**
 * Finds a Chromium for work that needs a real browser: the one that HOOG_BROWSER names, the system's, or Playwright's own.
 * `ensureBrowser` gets one if there is none, and says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Chromium's engine without the browser around it, whose windows cost processor time and show the tests nothing. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_LIMIT_MS = 5 * 60_000;
const IS_ROOT = process.getuid?.() === 0;

/** Quiet, and without what a test machine need not do. The sandbox stays on, but Chromium refuses it to root. */
export const browserFlags = [
  ...(IS_ROOT ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of a Chromium that can be started now; undefined if there is none. */
export function findBrowser() {
  const named = process.env['HOOG_BROWSER'];
  if (named) return named;
  return firstOf([...onPath(NAMES), ...MAC_PATHS, chromium.executablePath()]);
}

/** The headless shell if the system has one, else the browser that `findBrowser` finds. */
export function findHeadlessBrowser() {
  return process.env['HOOG_BROWSER'] || firstOf(onPath(SHELL_NAMES)) || findBrowser();
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string[]} paths */
function firstOf(paths) {
  return paths.find((path) => path !== '' && existsSync(path));
}

/** Like `findBrowser`, but installs one by Playwright's download or Debian's package if there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('There is no Chromium on this machine. Getting one by `npx playwright install chromium` …');
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (!IS_ROOT || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log("That did not work. Installing Debian's package chromium by apt-get …");
  run('apt-get', ['-qq', 'update']);
  run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'chromium']);
  return findBrowser();
}

export const HOW_TO_GET_A_BROWSER =
  'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or let HOOG_BROWSER name one.';

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: environment,
    encoding: 'utf8',
    timeout: DOWNLOAD_LIMIT_MS,
  });
  if (status !== 0)
    console.log(`${command} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.trim().slice(-600)}`);
}
