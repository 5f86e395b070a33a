// @vitest-environment jsdom
/** The focus is somewhere even if the button that she pressed is gone: otherwise keys begin at the top again. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ForgotScreen } from '../../../src/features/account/account/forgot-screen.tsx';
import { InstallCard } from '../../../src/features/account/install/install-card.tsx';
import { reminderState } from '../../../src/features/account/reminders/reminder-device.ts';
import { RemindersSection } from '../../../src/features/account/reminders/reminders-section.tsx';
import { RemindOffer } from '../../../src/features/account/reminders/remind-offer.tsx';
import { PhotoField } from '../../../src/features/diary/measurements/photo-field.tsx';
import { SoundcloudPlayer } from '../../../src/features/training/trainings/soundcloud-player.tsx';
import { trainingsText } from '../../../src/features/training/trainings/trainings.text.ts';
import { diary } from '../../../src/language/words.ts';
import { rememberAwaitedEmail } from '../../../src/features/account/settings/awaited-email.ts';
import { EmailDialog } from '../../../src/features/account/settings/email-dialog.tsx';
import { forgetMember } from '../../../src/session/member-memory.ts';
import { FigureStepper } from '../../../src/ui/figure-stepper.tsx';
import { PushingBrowser } from '../../support/pushing-browser.ts';
import { MEMBER } from './entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from './member-page.tsx';

let browser: PushingBrowser;
beforeAll(completeJsdom);
beforeEach(() => {
  browser = new PushingBrowser();
  browser.begin();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  reminderState.set('reading');
  forgetMember('mari');
});
afterEach(() => void vi.unstubAllGlobals());

async function open(part: ReactNode): Promise<void> {
  const outbox = await openOutbox();
  openPage(
    <main>
      <h1 tabIndex={-1}>Pealkiri</h1>
      {part}
    </main>,
    { outbox },
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const focused = () => document.activeElement;
const heading = () => screen.getByRole('heading', { name: 'Pealkiri' });

/** It goes once she has answered, as in the app. */
function InstallOffer() {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    addEventListener('click', () => setIsShown(false), { once: true });
  }, []);
  return isShown && <InstallCard way="prompt" />;
}

it.each([
  ['the offer of reminders', <RemindOffer key="o" memberId="mari" />, /^Ei/u],
  ['the offer to install', <InstallOffer key="i" />, 'Mitte praegu'],
])('is at the screen’s heading once %s is declined', async (_what, part, no) => {
  await open(part);
  await press(no);
  await expect.poll(focused).toBe(heading());
});

it('is at what is said of reminders once their button is gone', async () => {
  browser.answer = 'denied';
  await open(<RemindersSection memberId="mari" calendarId="kalender" />);
  await press('Lülita meeldetuletused sisse');
  await screen.findByText(/^Selle seadme brauser ei luba/u);
  expect(focused()?.textContent).toMatch(/^Selle seadme brauser ei luba/u);
});

it('is at the next step of a new password, and of a new address', async () => {
  await open(<ForgotScreen />);
  await userEvent.type(screen.getByLabelText('E-posti aadress'), 'liige@example.com');
  await press('Mul on kood juba olemas');
  expect(focused()?.contains(screen.getByLabelText('Kood'))).toBe(true);
  expect(focused()).not.toBe(document.body);

  await openOutbox();
  rememberAwaitedEmail(MEMBER.id, 'uus@example.com');
  openPage(<EmailDialog email="liige@example.com" onClose={() => undefined} />);
  await press('Muuda aadressi');
  expect(focused()).not.toBe(document.body);
  expect(screen.getByRole('dialog').contains(focused())).toBe(true);
});

it('is at the heading of the music that she opens', async () => {
  await open(<SoundcloudPlayer address="https://soundcloud.com/hoog/kukk" />);
  await press(trainingsText.loadMusic);
  expect(screen.getByTitle(trainingsText.musicFrame)).toBeTruthy();
  expect(focused()).toBe(screen.getByRole('heading', { name: trainingsText.music }));
});

/** One whose preparing never ends. */
function Photo() {
  const [state, setState] = useState<'preparing' | 'none'>('preparing');
  return (
    <PhotoField
      id="foto"
      choosing={{ choice: { state }, choose: () => undefined, remove: () => setState('none') }}
    />
  );
}

it('is where another photo is chosen once she removes one', async () => {
  await open(<Photo />);
  await press(diary.removePhoto);
  expect(focused()).toBe(screen.getByLabelText(diary.choosePhoto, { selector: '#foto' }));
});

it('stays on the button at the end of what a figure can be, which then does nothing', async () => {
  const onMore = vi.fn();
  const stepper = (isMost: boolean) => (
    <FigureStepper
      label="Kordi"
      value="7"
      lessLabel="Vähem"
      moreLabel="Rohkem"
      isMost={isMost}
      onLess={() => undefined}
      onMore={onMore}
    />
  );
  await open(stepper(true));
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Rohkem' });
  await userEvent.click(more);
  expect(focused()).toBe(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(onMore).not.toHaveBeenCalled();
});
