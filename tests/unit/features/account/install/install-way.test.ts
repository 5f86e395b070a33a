import { describe, expect, it } from 'vitest';
import { installWay } from '../../../../../src/features/account/install/install-way.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const INSIDE_ANOTHER_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0';

const android = {
  hasPrompt: true,
  isStandalone: false,
  hasStandaloneProperty: false,
  touchPoints: 5,
  platform: 'Linux armv81',
  userAgent: CHROME,
};
const iphone = {
  ...android,
  hasPrompt: false,
  hasStandaloneProperty: true,
  platform: 'iPhone',
  userAgent: SAFARI,
};

describe('the way to install', () => {
  it('is the browser’s own prompt if the browser has offered it', () => {
    expect(installWay(android)).toBe('prompt');
  });

  it('is the steps on an iPhone, and on an iPad that identifies as a Mac', () => {
    expect(installWay(iphone)).toBe('steps');
    expect(installWay({ ...iphone, platform: 'MacIntel' })).toBe('steps');
  });

  it('does not exist on a Mac, inside another app, or in a browser that offers nothing', () => {
    expect(installWay({ ...iphone, platform: 'MacIntel', touchPoints: 0 })).toBeUndefined();
    expect(installWay({ ...iphone, userAgent: INSIDE_ANOTHER_APP })).toBeUndefined();
    expect(installWay({ ...android, hasPrompt: false, userAgent: FIREFOX })).toBeUndefined();
  });

  it('does not exist in the app opened from the home screen', () => {
    expect(installWay({ ...android, isStandalone: true })).toBeUndefined();
    expect(installWay({ ...iphone, isStandalone: true })).toBeUndefined();
  });
});
