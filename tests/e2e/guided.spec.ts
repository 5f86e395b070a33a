import type { Locator, Page } from '@playwright/test';
import { dayOf, momentOf } from '../../src/contract/moments.ts';
import { guidedText } from '../../src/features/guided/guided.text.ts';
import { sessionsText } from '../../src/features/sessions/sessions.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { pressTwiceAtOnce } from '../support/press-twice.ts';
import { expect, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import type { ServerRecord } from '../support/server-record.ts';

/** Its second set is counted; four with a barbell and two minutes of rest are among them. */
const GYM = { id: 'jalapaev-jousaalis', title: 'Jalapäev jõusaalis', sets: 28 };

interface Stored {
  id: string;
  trainingId: string | null;
  endDateTime: string | null;
  sets: { exerciseId: string; number: number; weight: number | null }[];
}

async function storedSessions(record: ServerRecord): Promise<Stored[]> {
  const data = await record.ask<{ getMyTimelineByType: { events: Stored[] } }>(
    `query Truth_Sessions { getMyTimelineByType(type: "SESSION", limit: 500) {
      events { id ... on TrainingSession { trainingId endDateTime sets { exerciseId number weight } } }
    } }`,
  );
  return data.getMyTimelineByType.events.filter(({ trainingId }) => trainingId === GYM.id);
}

async function forget(record: ServerRecord): Promise<void> {
  for (const { id } of await storedSessions(record))
    await record.ask('mutation ($id: ID!) { deleteSession(id: $id) }', { id });
}

const player = (page: Page) => page.getByRole('dialog', { name: GYM.title });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const doneOf = (done: number) =>
  guidedText.doneOf.replace('{done}', `${done}`).replace('{all}', `${GYM.sets}`);

async function begin(device: MemberDevice): Promise<void> {
  await device.openTraining(GYM);
  await pressTwiceAtOnce(button(device.page, sessionsText.startTraining));
  await expect(player(device.page)).toBeVisible();
}

/** Does the set at hand, the `done`th of the training, and the rest after it not at all. */
async function doSet(page: Page, done: number): Promise<void> {
  await button(player(page), guidedText.done).click();
  await expect(player(page).getByText(doneOf(done))).toBeVisible();
  const skip = button(player(page), guidedText.skip);
  if (await skip.isVisible()) await skip.click();
}

test.afterEach(({ record }) => forget(record));

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
    await begin(device());
    await button(player(phone.page), guidedText.forth).click();
    for (const done of [1, 2, 3]) await doSet(phone.page, done);
    for (let press = 0; press < 3; press += 1)
      await button(player(phone.page), guidedText.moreWeight).click();
    await button(player(phone.page), guidedText.done).click();
    await expect(player(phone.page).getByText(doneOf(4))).toBeVisible();
    await phone.kill();

    await phone.start();
    await device().open('/calendar');
    await phone.page.getByRole('link', { name: sessionsText.continueTraining }).click();
    await expect(player(phone.page).getByRole('heading', { name: guidedText.rest })).toBeVisible();
    await expect(player(phone.page).getByText(doneOf(4))).toBeVisible();
    await expect(player(phone.page).getByRole('timer')).toHaveText(/^1:\d\d$/);
    await button(player(phone.page), guidedText.skip).click();
    await expect(player(phone.page).getByText('7 kg', { exact: true })).toBeVisible();
    await button(player(phone.page), guidedText.done).click();
    await expect(player(phone.page).getByText(doneOf(5))).toBeVisible();
    await button(player(phone.page), guidedText.finish).click();
    const question = phone.page.getByRole('dialog', { name: guidedText.finishQuestion });
    await button(question, guidedText.finish).click();
    await expect(phone.page.getByRole('heading', { name: guidedText.over })).toBeVisible();
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
      ['kukk-kangiga', 2, 7],
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

test('a training is led by the keyboard alone, left, and ended by a second start', async ({
  device,
  page,
  record,
}) => {
  await device.fill();
  await begin(device);
  await expect(button(player(page), guidedText.skip)).toBeFocused();
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
});

test('the set and the rest of a training have no violation, in both themes, at three widths and with text twice its size', async ({
  device,
  page,
}) => {
  test.setTimeout(120_000);
  await device.fill();
  await begin(device);
  await button(player(page), guidedText.pause).click();
  await expectAccessible(page, 'rest');
  for (let forth = 0; forth < 4; forth += 1) await button(player(page), guidedText.forth).click();
  await expect(button(player(page), guidedText.moreWeight)).toBeVisible();
  await expectAccessible(page, 'set');
});
