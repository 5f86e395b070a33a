/** Finds the browsers other than Chromium that the core journey is walked in. They come from the machine's package manager. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const LIBRARIES = '/usr/lib';
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The advice if one is missing. */
export const HOW_TO_GET = {
  firefox: 'Firefox is missing (Debian: apt-get install firefox-esr, or let HOOG_FIREFOX name one).',
  webkit: 'WebKitGTK is missing (Debian: apt-get install webkit2gtk-driver xvfb xauth dbus).',
};

/** The path of a Firefox; undefined if there is none. */
export function findFirefox() {
  const named = process.env['HOOG_FIREFOX'];
  if (named) return named;
  return onPath('firefox-esr') ?? [MAC_FIREFOX].find((path) => existsSync(path));
}

/**
 * The paths of WebKitGTK's driver and browser; undefined if one is missing, or a program that they need to run without a screen.
 */
export function findWebkit() {
  const driver = onPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const hasScreen = ['xvfb-run', 'xauth', 'dbus-run-session'].every((name) => onPath(name));
  return driver && browser && hasScreen ? { driver, browser } : undefined;
}

/** Debian keeps it by architecture and version: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  const architectures = readdirSync(LIBRARIES).filter((name) => name.includes('-linux-gnu'));
  const folders = architectures.flatMap((architecture) => {
    const names = readdirSync(join(LIBRARIES, architecture)).filter((name) => /^webkit(2)?gtk-/.test(name));
    return names.map((name) => join(LIBRARIES, architecture, name));
  });
  return folders.map((folder) => join(folder, 'MiniBrowser')).find((path) => existsSync(path));
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
