// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { hadMember, markDevice } from '../../../src/session/member-cookie.ts';

const OTHER = 'not-hoog-member';

afterEach(() => {
  markDevice(false);
  document.cookie = `${OTHER}=1; Max-Age=0`;
});

it('knows whether the device has had a member', () => {
  expect(hadMember()).toBe(false);
  markDevice(true);
  expect(hadMember()).toBe(true);
  markDevice(false);
  expect(hadMember()).toBe(false);
});

it('takes no other cookie for its own, though it end alike', () => {
  document.cookie = `${OTHER}=1; Path=/`;
  expect(hadMember()).toBe(false);
  markDevice(true);
  expect(hadMember()).toBe(true);
});
