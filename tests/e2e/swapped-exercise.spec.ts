/** Another exercise in the place of the one at hand: the machine is taken. */
import type { Page } from '@playwright/test';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { begin, button, finish, goToSet, player } from '../support/guided-training.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { doneOf, forgetSessions, storedSessions } from '../support/sessions-on-server.ts';

const SQUAT = 'Kükk kangiga';
const LEG_PRESS = 'Jalapress';

const plan = (page: Page) => page.getByRole('dialog', { name: guidedText.plan });
const choice = (page: Page) => page.getByRole('dialog', { name: guidedText.swap });

async function openChoice(page: Page): Promise<void> {
  await button(player(page), guidedText.plan).click();
  await button(plan(page), guidedText.swap).click();
}

test('promise 2: an exercise is replaced in a cellar, again after a killed phone, seen on another one, and sent as what she did', async ({
  openHerOtherPhone,
  network,
  member,
  record,
}) => {
  const phone = await RealBrowser.open();
  const device = () => new MemberDevice(phone.page, network, member);
  try {
    await keepSession(phone.page, network, member);
    await device().fill();
    network.fail(anything, { type: 'gone' });
    await begin(device());
    await goToSet(phone.page, SQUAT);
    await button(player(phone.page), guidedText.done).click();
    await expect(player(phone.page).getByText(doneOf(1))).toBeVisible();
    await openChoice(phone.page);
    await choice(phone.page).getByRole('searchbox', { name: guidedText.swapSearch }).fill('jalapressi');
    await button(choice(phone.page), LEG_PRESS).click();
    await expect(player(phone.page).getByText(new RegExp(`^Järgmisena: ${LEG_PRESS}`, 'u'))).toBeVisible();
    await phone.kill();

    await phone.start();
    await device().open('/calendar');
    await phone.page.getByRole('link', { name: sessionsText.continueTraining }).click();
    await button(player(phone.page), guidedText.skip).click();
    await expect(player(phone.page).getByRole('heading', { name: LEG_PRESS })).toBeVisible();
    await player(phone.page).getByRole('textbox', { name: guidedText.weight }).fill('80');
    await button(player(phone.page), guidedText.done).click();
    await expect(player(phone.page).getByText(doneOf(2))).toBeVisible();
    network.heal();
    await device().expectAllSent();

    const otherDevice = await openHerOtherPhone(member.email);
    const other = otherDevice.page;
    await otherDevice.open('/calendar');
    await other.getByRole('link', { name: sessionsText.continueTraining }).click();
    await button(player(other), guidedText.skip).click();
    await expect(player(other).getByRole('heading', { name: LEG_PRESS })).toBeVisible();
    await button(player(other), guidedText.plan).click();
    await button(plan(other), guidedText.swapBack.replace('{exercise}', SQUAT)).click();
    await expect(player(other).getByRole('heading', { name: SQUAT })).toBeVisible();
    await button(player(other), guidedText.done).click();
    await expect(player(other).getByText(doneOf(3))).toBeVisible();
    await finish(other);
    await otherDevice.expectAllSent();
    const [stored] = await storedSessions(record);
    expect(stored?.sets.map(({ exerciseId, number, weight }) => [exerciseId, number, weight])).toEqual([
      ['kukk-kangiga', 1, null],
      // The plan's own are 1 to 3.
      ['jalapress', 4, 80],
      ['kukk-kangiga', 3, null],
    ]);
    await forgetSessions(record);
  } finally {
    network.heal();
    await phone.dispose();
  }
});

testWithApp(
  'the plan opens at the set at hand, and what can be done in its place has no violation @breadth',
  async ({ device, page }) => {
    await device.fill();
    await begin(device);
    await button(player(page), guidedText.plan).click();
    await plan(page).getByRole('button', { name: 'Päkkadele tõus seistes' }).last().click();
    await expect(player(page).getByRole('heading', { name: 'Päkkadele tõus seistes' })).toBeVisible();
    await button(player(page), guidedText.plan).click();
    await expect(plan(page).getByRole('button', { name: 'Päkkadele tõus seistes' }).last()).toBeInViewport();
    const heading = plan(page).getByRole('heading', { name: guidedText.plan });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await openChoice(page);
    await expect(choice(page).getByRole('heading', { name: guidedText.swapAlike })).toBeVisible();
    await expectAccessible(page, 'swap');
  },
);
