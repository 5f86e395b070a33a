// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KitchenTimer } from '../../../../src/features/recipes/kitchen-timer.ts';
import { TimerBadge } from '../../../../src/features/recipes/timer-badge.tsx';
import { MEMBER } from '../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../member-page.tsx';

/** A browser that plays a sound only after a tap, as after a cold start. */
const browser = { isTapped: false, played: 0 };

const SOUP: KitchenTimer = {
  id: 'supp/2/0',
  recipeId: 'supp',
  recipeName: 'Lõhesupp',
  name: 'Keetmine, kartul',
  step: 2,
  label: '12 minutit',
  seconds: 720,
  endsAt: 0,
  pausedMs: 0,
  isRung: false,
};

let opened = 0;

/** Opens the app on another screen, on a device that already has this timer. */
async function openAfterColdStart(timer: KitchenTimer, address = '/diary'): Promise<void> {
  await openOutbox();
  opened += 1;
  const member = { ...MEMBER, id: `member-${opened}`, groups: ['food'] };
  const kept = { value: [timer], until: Date.now() + 3_600_000 };
  localStorage.setItem(`hoog.member.${member.id}.kitchen-timers`, JSON.stringify(kept));
  openPage(<TimerBadge />, { address, session: { state: 'authenticated', member, needsSignIn: false } });
}

beforeAll(completeJsdom);
beforeEach(() => {
  browser.isTapped = false;
  browser.played = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    if (!browser.isTapped) throw new DOMException('', 'NotAllowedError');
    browser.played += 1;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a kitchen timer on another screen', () => {
  it('shows the time left, says that it runs, and leads back to the dish at its step', async () => {
    await openAfterColdStart({ ...SOUP, endsAt: Date.now() + 125_000 });
    expect(screen.getByRole('link', { name: /^2:0\d.*\. Taimer käib: Lõhesupp$/ }).getAttribute('href')).toBe(
      '/recipes/supp?step=2',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that its time is over and rings, after the first tap if the browser requires one', async () => {
    await openAfterColdStart({ ...SOUP, endsAt: Date.now() + 50 });
    expect((await screen.findByRole('alert')).textContent).toBe('Lõhesupp: aeg on täis!');
    expect(screen.getByRole('link', { name: /^Aeg on täis!.*Lõhesupp$/ })).toBeTruthy();
    await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
    expect(browser.played).toBe(0);
    browser.isTapped = true;
    await waitFor(() => {
      fireEvent.pointerUp(document.body);
      expect(browser.played).toBe(1);
    });
  });

  it('leaves that to the recipe’s own screen', async () => {
    await openAfterColdStart({ ...SOUP, endsAt: Date.now() - 5 }, '/recipes/supp');
    expect(screen.getByRole('link', { name: /Lõhesupp/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be paused and removed there', async () => {
    await openAfterColdStart({ ...SOUP, endsAt: Date.now() + 125_000 });
    fireEvent.click(screen.getByRole('button', { name: 'Kõik taimerid' }));
    fireEvent.click(screen.getByRole('button', { name: /^Peata taimer: / }));
    expect(screen.getByRole('link', { name: /Taimer on peatatud: Lõhesupp/ })).toBeTruthy();
    expect(screen.getByText('Keetmine, kartul: 12 minutit')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lõhesupp, samm 2' }).getAttribute('href')).toBe(
      '/recipes/supp?step=2',
    );
    fireEvent.click(screen.getByRole('button', { name: /^Eemalda taimer: / }));
    expect(screen.queryByRole('link', { name: /Lõhesupp/ })).toBeNull();
  });
});
