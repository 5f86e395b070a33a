// @vitest-environment jsdom
/** The words on the screens that ask her and let her switch: also on a phone that cannot, and if something goes wrong. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietHours, REMINDERS } from '../../../../../contract/marks/quiet-hours.mark.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { RemindOffer } from '../../../../../src/features/account/reminders/remind-offer.tsx';
import { reminderState } from '../../../../../src/features/account/reminders/reminder-device.ts';
import { RemindersSection } from '../../../../../src/features/account/reminders/reminders-section.tsx';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { forgetMember } from '../../../../../src/session/member-memory.ts';
import { PushingBrowser } from '../../../../support/pushing-browser.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const user = userEvent.setup();
let outbox: Outbox;
let browser: PushingBrowser;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  browser = new PushingBrowser();
  browser.begin();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  reminderState.set('reading');
  forgetMember('mari');
});
afterEach(() => vi.unstubAllGlobals());

const openSettings = () => openPage(<RemindersSection memberId="mari" calendarId="kalender" />, { outbox });
const openOffer = () => openPage(<RemindOffer memberId="mari" />, { outbox });

describe('the settings', () => {
  it('of a browser that may not show her anything say where to allow it, and offer the calendar', async () => {
    browser.permission = 'denied';
    openSettings();
    await screen.findByText(/^Selle seadme brauser ei luba meil teateid näidata\. Luba teated/);
    const way = screen.getByRole('link', { name: 'Telefoni kalendri juurde' });
    expect(way.getAttribute('href')).toBe('#kalender');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of an iPhone’s browser say that it goes from the home screen alone', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    Object.assign(navigator, { standalone: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
    openSettings();
    await screen.findByText(/jõuavad meeldetuletused kohale alles siis, kui rakendus on avakuval/);
    expect(screen.getByRole('link', { name: 'Telefoni kalendri juurde' })).toBeTruthy();
    Reflect.deleteProperty(navigator, 'standalone');
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });

  it('tell her that it did not work without a network, and what to do', async () => {
    openSettings();
    await user.click(await screen.findByRole('button', { name: 'Lülita meeldetuletused sisse' }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Proovi uuesti, kui oled võrgus.');
  });
});

describe('the offer below what she planned', () => {
  it('says when nothing comes, and no such thing where she has no quiet hours', async () => {
    openOffer();
    await screen.findByText(/Vaiksetel tundidel, kell 21:00–08:00, me teateid ei saada\./);
    await saveMark(registerOf(outbox), quietHours, REMINDERS, { from: '07:00', to: '07:00' });
    await expect.poll(() => screen.queryByText(/Vaiksetel tundidel/)).toBeNull();
    expect(screen.getByText('Saadame enne plaanitud treeningut ühe teate.')).toBeTruthy();
  });

  it('tells her who has denied it at the browser’s question where to allow it', async () => {
    browser.answer = 'denied';
    openOffer();
    await user.click(await screen.findByRole('button', { name: 'Jah, soovin' }));
    await screen.findByText(/Luba teated brauseri või telefoni seadetes/);
  });

  it('asks again who closed the browser’s question, and not who said no', async () => {
    browser.answer = 'default';
    openOffer();
    await user.click(await screen.findByRole('button', { name: 'Jah, soovin' }));
    await screen.findByText(/Vajuta uuesti ja luba teated\./);
    await user.click(screen.getByRole('button', { name: 'Ei, aitäh' }));
    expect(screen.queryByRole('group')).toBeNull();
  });
});
