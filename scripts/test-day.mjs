/**
 * `npm test -- --on=2027-03-28`, or `--on=2027-03-28T23:40`: every process of the run lives on that day, in Tallinn, from noon or
 * from the minute that is named; `--on=any` draws a day of the next ten years. The library `faketime` moves the clocks of
 * whatever is started after it is set: runners, servers, PostgreSQL, browsers with their workers. Clocks that only measure go
 * on as they are.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const HOW_TO_GET_FAKETIME =
  'On Linux the library faketime moves clocks. Install it (Debian: apt-get install libfaketime).';
const OPTION = '--on=';
const NAMED = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;
const MIDDLE_OF_THE_DAY = 'T12:00';
const FOLDERS = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];
const LIBRARY = 'libfaketimeMT.so.1';
const DAYS_DRAWN_FROM = 3_652;
const DAY_MS = 24 * 60 * 60 * 1000;
const IN_TALLINN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Takes the option out of the command's words. `minute` is in Tallinn; undefined if the run lives today.
 * @param {string[]} words
 */
export function takeDay(words) {
  const named = words.find((word) => word.startsWith(OPTION))?.slice(OPTION.length);
  const day = named === 'any' ? drawDay() : named;
  const minute = day?.length === 10 ? day + MIDDLE_OF_THE_DAY : day;
  return { minute, rest: words.filter((word) => !word.startsWith(OPTION)) };
}

function drawDay() {
  return minuteInTallinn(Date.now() + Math.floor(Math.random() * DAYS_DRAWN_FROM) * DAY_MS).slice(0, 10);
}

/**
 * The variables under which a process and its children live from this minute on. Throws if that is not possible.
 * @param {string} minute Like `2027-03-28T12:00`, in Tallinn.
 * @returns {Record<string, string>}
 */
export function environmentOn(minute) {
  const library = findFaketime();
  if (library === undefined) throw new Error(HOW_TO_GET_FAKETIME);
  return {
    LD_PRELOAD: library,
    // One distance for all processes, which so agree whenever each of them starts.
    FAKETIME: `+${Math.round((momentOf(minute) - Date.now()) / 1000)}`.replace('+-', '-'),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Otherwise each wait of a Chromium ends many seconds late, and its service worker is never ready.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    FAKETIME_DISABLE_SHM: '1',
    // The times of files are compared with each other alone.
    NO_FAKE_STAT: '1',
  };
}

/**
 * Milliseconds since 1970 of a minute in Tallinn. Throws for one that is not named well or that no clock there shows.
 * @param {string} minute
 */
export function momentOf(minute) {
  const zones = NAMED.test(minute) ? ['+03:00', '+02:00'] : [];
  const found = zones.map((zone) => Date.parse(`${minute}:00${zone}`)).find((at) => isShown(at, minute));
  if (found === undefined)
    throw new Error(`“${minute}” is no day (2027-03-28) or minute (2027-03-28T23:40) in Tallinn`);
  return found;
}

/**
 * @param {number} at
 * @param {string} minute
 */
function isShown(at, minute) {
  return !Number.isNaN(at) && minuteInTallinn(at) === minute;
}

/** @param {number} at */
function minuteInTallinn(at) {
  return IN_TALLINN.format(at).replace(' ', 'T');
}

export function findFaketime() {
  const folders = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  return folders.map((folder) => join(folder, 'faketime', LIBRARY)).find((path) => existsSync(path));
}
