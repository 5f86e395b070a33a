// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisitedPlace } from '../../../src/app/visited-place.ts';
import { keepPlace, returnAddress } from '../../../src/features/account/account/return-address.ts';

function Screen() {
  useVisitedPlace();
  return null;
}

/** Opens `/forgot` as a new page; `pages` came before it in this tab, and the last one linked to it. */
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

describe('where signing in leads if she left pages before the app had loaded', () => {
  it('is the screen that she came from', () => {
    openForgot('/about', '/studio?type=BEGINNER');
    expect(returnAddress()).toBe('/studio?type=BEGINNER');
  });

  it('is that screen even if account screens came between', () => {
    openForgot('/about', '/studio?type=BEGINNER', '/login');
    expect(returnAddress()).toBe('/studio?type=BEGINNER');
  });

  it('is the calendar if she came from a start page or from outside the app', () => {
    openForgot('/studio', '/', '/login');
    expect(returnAddress()).toBe('/calendar');
    openForgot('/studio', '/mailbox', '/login');
    expect(returnAddress()).toBe('/calendar');
  });
});
