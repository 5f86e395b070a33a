// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetPlaceForMail,
  keepPlace,
  keepPlaceForMail,
  readAppPath,
  returnAddress,
} from '../../../../../src/features/account/account/return-address.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the way back after signing in', () => {
  it('is the tab’s last place, or the calendar', () => {
    expect(returnAddress()).toBe('/calendar');
    keepPlace('/settings/subscription?plan=VIP');
    expect(returnAddress()).toBe('/settings/subscription?plan=VIP');
    keepPlace(undefined);
    expect(returnAddress()).toBe('/calendar');
  });

  it('is known for a day in the tab that the mail’s link opens', () => {
    keepPlace('/recipes/hernesupp');
    keepPlaceForMail();
    sessionStorage.clear();
    expect(returnAddress()).toBe('/recipes/hernesupp');
    const kept = JSON.parse(localStorage.getItem('hoog.place-for-mail') ?? '{}') as { place: string };
    localStorage.setItem('hoog.place-for-mail', JSON.stringify({ ...kept, until: Date.now() - 1 }));
    expect(returnAddress()).toBe('/calendar');
    keepPlace('/studio');
    keepPlaceForMail();
    forgetPlaceForMail();
    sessionStorage.clear();
    expect(returnAddress()).toBe('/calendar');
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'recipes',
    '/login?again',
    '/register',
    '/forgot#x',
    `/${'a'.repeat(600)}`,
    null,
    { place: '/recipes' },
  ])('is never %j', (value) => {
    expect(readAppPath(value)).toBeUndefined();
  });

  it('never leaves the app, whatever is stored', () => {
    const odd = fc.array(
      fc.constantFrom('/', '\\', '\t', '\n', '.', '@', ':', '?', '#', 'evil.example', '%2f'),
    );
    fc.assert(
      fc.property(odd, (parts) => {
        const path = readAppPath(`/${parts.join('')}`);
        if (path === undefined) return;
        expect(new URL(path, location.origin).origin).toBe(location.origin);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
