import type { Page } from '@playwright/test';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { begin, beginInRest, button, finish, goToSet, player } from '../support/guided-training.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { doneOf, forgetSessions, GYM, storedSessions } from '../support/sessions-on-server.ts';
import { ServerRecord } from '../support/server-record.ts';
import { actions, privacy, training } from '../support/words.ts';

/** Does the set at hand, the `done`th of the training, and the rest after it not at all. */
async function doSet(page: Page, done: number): Promise<void> {
  await button(player(page), guidedText.done).click();
  await expect(player(page).getByText(doneOf(done))).toBeVisible();
  const skip = button(player(page), guidedText.skip);
  if (await skip.isVisible()) await skip.click();
}

test('promise 2: a training done in a cellar goes on at its set after a killed phone, and the server has it once', async ({
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
    await beginInRest(device(), guidedText.pause);
    await goToSet(phone.page, 'Kükk raskuseta');
    for (const done of [1, 2, 3]) await doSet(phone.page, done);
    for (let press = 0; press < 3; press += 1)
      await button(player(phone.page), guidedText.moreWeight).click();
    await button(player(phone.page), guidedText.done).click();
    await expect(player(phone.page).getByText(doneOf(4))).toBeVisible();
    await phone.kill();

    await phone.start();
    await device().open('/calendar');
    await phone.page.getByRole('link', { name: sessionsText.continueTraining }).click();
    await expect(player(phone.page).getByRole('heading', { name: training.rest })).toBeVisible();
    await expect(player(phone.page).getByText(doneOf(4))).toBeVisible();
    await expect(player(phone.page).getByRole('timer')).toHaveText(/^[01]:\d\d$/);
    await button(player(phone.page), guidedText.skip).click();
    // The rest has a field of its own for it, which goes with it.
    await expect(button(player(phone.page), guidedText.done)).toBeVisible();
    const weight = player(phone.page).getByRole('textbox', { name: guidedText.weight });
    await expect(weight).toHaveValue('7');
    await weight.click();
    await weight.pressSequentially('62,5');
    await button(player(phone.page), guidedText.done).click();
    await expect(player(phone.page).getByText(doneOf(5))).toBeVisible();
    await finish(phone.page);
    await phone.kill();

    await phone.start();
    network.heal();
    await device().open('/calendar');
    await device().expectAllSent();
    const [session, ...others] = await storedSessions(record);
    expect(others).toEqual([]);
    expect(session?.endDateTime).not.toBeNull();
    expect(session?.sets.map(({ exerciseId, number, weight }) => [exerciseId, number, weight])).toEqual([
      ['kukk', 1, null],
      ['kukk', 2, null],
      ['valjaaste-taha', 1, null],
      ['kukk-kangiga', 1, 7],
      ['kukk-kangiga', 2, 62.5],
    ]);
    const today = dayOf(momentOf(new Date()));
    const marks = (await record.completions()).filter(
      ({ eventDateTime, training }) => training.id === GYM.id && dayOf(eventDateTime) === today,
    );
    expect(marks).toHaveLength(1);
    const [mark] = marks;
    await record.ask(
      'mutation ($id: ID!, $at: DateTime) { uncompleteTraining(id: $id, eventDateTime: $at) }',
      {
        id: mark?.id,
        at: mark?.eventDateTime,
      },
    );
  } finally {
    network.heal();
    await phone.dispose();
  }
});

testWithApp(
  'a training is led by the keyboard alone, left, and ended by a second start @breadth',
  async ({ device, page, record }) => {
    await device.fill();
    await beginInRest(device, guidedText.pause);
    await expect(button(player(page), guidedText.skip)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(player(page).getByRole('heading', { name: 'Veloergomeeter' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(player(page).getByRole('heading', { name: 'Kükk raskuseta' })).toBeVisible();
    await expect(button(player(page), guidedText.done)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(player(page).getByText(doneOf(1))).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(player(page).getByText(guidedText.isDone, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(sessionsText.unfinished)).toBeVisible();

    await button(page, sessionsText.startAgain).click();
    const question = page.getByRole('dialog', { name: sessionsText.startQuestion });
    await button(question, sessionsText.startAgain).click();
    await expect(player(page).getByText(doneOf(0))).toBeVisible();
    await button(player(page), guidedText.leave).click();
    await device.expectAllSent();
    const stored = await storedSessions(record);
    expect(stored.map(({ endDateTime, sets }) => [endDateTime === null, sets.length]).sort()).toEqual([
      [false, 1],
      [true, 0],
    ]);
  },
);

test('without rests each set follows at once, and how hard it was is kept when she says so @breadth', async ({
  network,
  page,
}) => {
  const member = await signInAs(network, 'vip@example.com');
  const record = new ServerRecord(network, member);
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.fill();
  await begin(device);
  await goToSet(page, 'Veloergomeeter');
  await button(player(page), guidedText.plan).click();
  const plan = page.getByRole('dialog', { name: guidedText.plan });
  await plan.getByRole('checkbox', { name: guidedText.withoutRests }).check();
  await page.keyboard.press('Escape');
  // After the fourth the plan has two minutes.
  for (const done of [1, 2, 3, 4, 5]) {
    await button(player(page), guidedText.done).click();
    await expect(player(page).getByText(doneOf(done))).toBeVisible();
    await expect(button(player(page), guidedText.skip)).toHaveCount(0);
  }
  await button(player(page), guidedText.plan).click();
  await plan.getByRole('checkbox', { name: guidedText.withoutRests }).uncheck();
  await button(plan, sessionsText.notes).click();
  const notes = page.getByRole('dialog', { name: sessionsText.notes });
  await notes.getByLabel(sessionsText.effort).selectOption('7');
  await notes.getByRole('checkbox', { name: privacy['consent.notes'] }).check();
  await button(notes, actions.save).click();
  await expect(notes).toBeHidden();
  await finish(page);
  await device.expectAllSent();
  const [session] = await storedSessions(record);
  expect(session).toMatchObject({ effort: 7, endDateTime: expect.any(String) });
  expect(session?.sets).toHaveLength(5);
  await forgetSessions(record);
  await record.ask('mutation { withdrawConsent(kind: TRAINING_NOTES) { id } }');
});

testWithApp(
  'the set and the rest of a training have no violation, in both themes, narrow and wide, and with text twice its size @breadth',
  async ({ device, page }) => {
    await device.fill();
    await beginInRest(device, guidedText.pause);
    await expectAccessible(page, 'rest');
    for (let forth = 0; forth < 5; forth += 1) await button(player(page), guidedText.forth).click();
    await expect(button(player(page), guidedText.moreWeight)).toBeVisible();
    await expectAccessible(page, 'set');
  },
);
