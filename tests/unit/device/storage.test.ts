// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetVisit, readStored, readStoredJson, writeStored } from '../../../src/device/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('forgets at sign-out where she was, in this tab and in her mail, and the address that awaits a code, and keeps what is the phone’s', () => {
  writeStored('place', '/diary');
  writeStored('placeForMail', '{}');
  writeStored('awaitedReset', '{}');
  writeStored('theme', 'dark');
  forgetVisit();
  expect(
    (['place', 'placeForMail', 'awaitedReset', 'theme'] as const).map((name) => readStored(name)),
  ).toEqual([null, null, null, 'dark']);
});

it('keeps where she was for this tab alone: another one has its own place', () => {
  writeStored('place', '/diary');
  localStorage.clear();
  expect(readStored('place')).toBe('/diary');
});

it('says that nothing was kept if the browser forbids it, and reads nothing from what is not JSON', () => {
  writeStored('install', '{');
  expect(readStoredJson('install')).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(writeStored('theme', 'light')).toBe(false);
});
