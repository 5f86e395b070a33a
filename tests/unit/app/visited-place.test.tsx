// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisitedPlace } from '../../../src/app/visited-place.ts';
import { keepPlace, returnAddress } from '../../../src/features/account/return-address.ts';

function Screen() {
  useVisitedPlace();
  return null;
}

/** Opens `/forgot` as a page of its own; `pages` are those before it in this tab, the last one with the link to it. */
function openForgot(...pages: readonly string[]): void {
  const addresses = pages.map((page) => new URL(page, location.origin).href);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(addresses.at(-1) ?? '');
  const entries = [...addresses, `${location.origin}/forgot`].map((url) => ({ url }));
  vi.stubGlobal('navigation', {
    entries: () => entries,
    currentEntry: { index: entries.length - 1 },
  });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/forgot', key: 'default' }]}>
      <Screen />
    </MemoryRouter>,
  );
}

beforeEach(() => keepPlace(undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('where signing in leads when pages were left before the app was there', () => {
  it('is the screen that she came from', () => {
    openForgot('/about', '/studio?type=BEGINNER');
    expect(returnAddress()).toBe('/studio?type=BEGINNER');
  });

  it('is that screen also past the account screens between', () => {
    openForgot('/about', '/studio?type=BEGINNER', '/login');
    expect(returnAddress()).toBe('/studio?type=BEGINNER');
  });

  it('is the calendar past a start page or a page that is not of the app', () => {
    openForgot('/studio', '/', '/login');
    expect(returnAddress()).toBe('/calendar');
    openForgot('/studio', '/mailbox', '/login');
    expect(returnAddress()).toBe('/calendar');
  });
});
