// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KitchenTimer } from '../../../../src/platform/timers/kitchen-timer.ts';
import { TimerBadge } from '../../../../src/platform/timers/timer-badge.tsx';
import { TimerList } from '../../../../src/platform/timers/timer-list.tsx';
import { Sheet } from '../../../../src/ui/sheet.tsx';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../features/member-page.tsx';

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
async function openAfterColdStart(
  timer: KitchenTimer,
  address = '/diary',
  covering?: ReactNode,
): Promise<void> {
  await openOutbox();
  opened += 1;
  const member = { ...MEMBER, id: `member-${opened}`, groups: ['food'] };
  const kept = { value: [timer], until: Date.now() + 3_600_000 };
  localStorage.setItem(`hoog.member.${member.id}.kitchen-timers`, JSON.stringify(kept));
  const screens = (
    <>
      {covering}
      <TimerBadge />
    </>
  );
  openPage(screens, { address, session: { state: 'authenticated', member, needsSignIn: false } });
}

/** Resolves once the badge shows that the timer has ended, while that covers it. */
async function endBehind(covering: ReactNode, address: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openAfterColdStart({ ...SOUP, endsAt: Date.now() + 1_000 }, address, covering);
  vi.setSystemTime(Date.now() + 2_000);
  await screen.findByRole('link', { name: /^Aeg on täis!.*Lõhesupp$/ });
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
  vi.useRealTimers();
});

describe('a kitchen timer on another screen', () => {
  it('shows the time left, says that it runs, and leads back to the dish at its step', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openAfterColdStart({ ...SOUP, endsAt: Date.now() + 125_000 });
    expect(screen.getByRole('link', { name: /^2:05.*\. Taimer käib: Lõhesupp$/ }).getAttribute('href')).toBe(
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

  it.each([
    ['another screen', '/diary'],
    ['the recipe’s own screen', '/recipes/supp'],
  ])('says so in the sheet that covers %s, and not behind it', async (_, address) => {
    const sheet = (
      <Sheet isOpen title="Kogused" onClose={() => undefined}>
        Sool
      </Sheet>
    );
    await endBehind(sheet, address);
    const modal = screen.getByRole('dialog', { name: 'Kogused' });
    expect((await screen.findByRole('alert')).closest('dialog')).toBe(modal);
  });

  it('leaves that to the list of the timers where it is open', async () => {
    const sheet = (
      <Sheet isOpen title="Keetmine" onClose={() => undefined}>
        <TimerList recipeId="supp" />
      </Sheet>
    );
    await endBehind(sheet, '/diary');
    expect((await screen.findByRole('alert')).textContent).toBe('Aeg on täis!');
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
