// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetVisit, readStored, readStoredJson, writeStored } from '../../../src/device/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('forgets at sign-out where she was, in this tab and in her mail, and keeps what is the phone’s', () => {
  writeStored('place', '/diary');
  writeStored('placeForMail', '{}');
  writeStored('theme', 'dark');
  forgetVisit();
  expect([readStored('place'), readStored('placeForMail'), readStored('theme')]).toEqual([
    null,
    null,
    'dark',
  ]);
});

it('keeps where she was for this tab alone: another one has its own place', () => {
  writeStored('place', '/diary');
  localStorage.clear();
  expect(readStored('place')).toBe('/diary');
});

it('says that nothing was kept if the browser forbids it, and reads nothing from what is no JSON', () => {
  writeStored('install', '{');
  expect(readStoredJson('install')).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(writeStored('theme', 'light')).toBe(false);
});
