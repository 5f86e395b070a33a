import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { formatDayWithWeekday } from '../../src/language/dates.ts';
import { dotted } from '../../src/language/dotted.ts';
import { formatWithUnit } from '../../src/language/numbers.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { rowsSaying } from '../support/rows.ts';
import type { ServerRecord } from '../support/server-record.ts';
import { actions, calendar, diary, privacy, sync } from '../support/words.ts';

/** The schedule never has it, so that its rows are hers. */
const GYM = { id: 'jalapaev-jousaalis', title: 'Jalapäev jõusaalis' };

/** Set once, so that they stay if midnight comes between. */
let yesterday = '';
let dayBefore = '';
const dayPanel = (page: Page, day = yesterday) =>
  page.getByRole('region', { name: formatDayWithWeekday(day), exact: true });
const rowOf = (page: Page, name: string, day = yesterday) =>
  dayPanel(page, day).getByRole('listitem', { name, exact: true });

interface Stored {
  id: string;
  name: string | null;
  minutes: number | null;
  effort: number | null;
  note: string | null;
  eventDateTime: string;
}

async function stored(record: ServerRecord, name: string): Promise<Stored[]> {
  const data = await record.ask<{ getMyTimelineByType: { events: Stored[] } }>(
    `query Truth_Sessions { getMyTimelineByType(type: "SESSION", limit: 500) {
      events { id ... on TrainingSession { name minutes effort note eventDateTime } }
    } }`,
  );
  return data.getMyTimelineByType.events.filter((session) => session.name === name);
}

async function marksOf(record: ServerRecord, days: readonly string[]) {
  const marks = await record.completions();
  return marks.filter(
    ({ eventDateTime, training }) => training.id === GYM.id && days.includes(dayOf(eventDateTime)),
  );
}

async function forgetGym(record: ServerRecord): Promise<void> {
  for (const { id } of await stored(record, GYM.title))
    await record.ask('mutation ($id: ID!) { deleteSession(id: $id) }', { id });
  for (const { id, eventDateTime } of await marksOf(record, [yesterday, dayBefore]))
    await record.ask(
      'mutation ($id: ID!, $at: DateTime) { uncompleteTraining(id: $id, eventDateTime: $at) }',
      { id, at: eventDateTime },
    );
}

async function openSheet(page: Page): Promise<Locator> {
  await dayPanel(page).getByRole('button', { name: sessionsText.freeTraining }).click();
  return page.getByRole('dialog', { name: sessionsText.freeTraining });
}

async function fillWalk(sheet: Locator, name: string): Promise<void> {
  await sheet.getByLabel(sessionsText.minutes).fill('45');
  await sheet.getByLabel(sessionsText.name).fill(name);
}

test.beforeEach(() => {
  yesterday = addDays(dayOf(momentOf(new Date())), -1);
  dayBefore = addDays(yesterday, -1);
});
test.afterEach(({ record }) => forgetGym(record));

test('promise 2: a free training logged in a cellar outlives a killed phone, is changed, sent once and seen on another phone', async ({
  network,
  member,
  record,
}) => {
  const name = 'Matk rabas';
  const phone = await RealBrowser.open();
  try {
    await keepSession(phone.page, network, member);
    const device = () => new MemberDevice(phone.page, network, member);
    await device().fill();
    network.fail(anything, { type: 'gone' });
    await device().open(`/calendar/${yesterday}`);
    const sheet = await openSheet(phone.page);
    await fillWalk(sheet, name);
    await sheet.getByLabel(sessionsText.effort).selectOption('7');
    await sheet.getByRole('textbox', { name: sessionsText.note }).fill('Jalad väsisid.');
    await sheet.getByRole('button', { name: actions.save }).click();
    await expect(sheet.getByText(sessionsText.consentMissing)).toBeVisible();
    await sheet.getByRole('checkbox', { name: privacy['consent.notes'] }).check();
    await sheet.getByRole('button', { name: actions.save }).click();
    await expect(rowOf(phone.page, name)).toContainText(sync.pending);
    await phone.kill();

    await phone.start();
    await device().open(`/calendar/${yesterday}`);
    const row = rowOf(phone.page, name);
    await expect(row).toContainText('pingutus 7/10');
    await expect(row).toContainText(sync.pending);
    await row.getByRole('button', { name: actions.edit }).click();
    const editing = phone.page.getByRole('dialog', { name: sessionsText.editSession });
    await editing.getByLabel(sessionsText.minutes).fill('50');
    await editing.getByRole('button', { name: actions.save }).click();
    await expect(row).toContainText('50 min');
    // At most the revision that was tried in the cellar and the newest wait, beside the consent.
    const revisions = (await device().entries()).filter(({ kind }) => kind === 'saveSession');
    expect(revisions.length).toBeLessThanOrEqual(2);

    network.heal();
    await device().expectAllSent();
    const [session, ...others] = await stored(record, name);
    expect(others).toEqual([]);
    expect(session).toMatchObject({ minutes: 50, effort: 7, note: 'Jalad väsisid.' });
    expect(dayOf(session?.eventDateTime ?? '')).toBe(yesterday);
  } finally {
    await phone.dispose();
  }
  const other = await RealBrowser.open();
  try {
    await keepSession(other.page, network, await signInAs(network, member.email));
    await other.page.goto(`${network.origin}/calendar/${yesterday}`);
    await expect(rowOf(other.page, name)).toContainText('50 min');
  } finally {
    await other.dispose();
    for (const { id } of await stored(record, name))
      await record.ask('mutation ($id: ID!) { deleteSession(id: $id) }', { id });
  }
});

test('a deleted training can be restored for twenty seconds, and only then is the server told @breadth', async ({
  device,
  page,
  record,
}) => {
  const name = 'Jooks mere ääres';
  await device.fill();
  await device.open(`/calendar/${yesterday}`);
  const sheet = await openSheet(page);
  await fillWalk(sheet, name);
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await device.expectAllSent();

  const remove = rowOf(page, name).getByRole('button', { name: actions.delete });
  await remove.click();
  await device.holdUndo();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: actions.undo }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await remove.click();
  await device.expectUndoOver();
  await device.expectAllSent();
  expect(await stored(record, name)).toEqual([]);
});

test('a training of the catalogue is logged for yesterday in a cellar, and the server has it and its mark once, on that day @breadth', async ({
  device,
  network,
  page,
  record,
}) => {
  await device.fill();
  network.fail(anything, { type: 'gone' });
  await device.open(`/calendar/${yesterday}`);
  await dayPanel(page).getByRole('button', { name: sessionsText.ofCatalogue }).click();
  const sheet = page.getByRole('dialog', { name: sessionsText.doneBefore });
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet.getByText(sessionsText.trainingMissing)).toBeVisible();
  await sheet.getByLabel(sessionsText.training).selectOption({ label: GYM.title });
  await expect(sheet.getByLabel(sessionsText.minutes)).toHaveValue('50');
  await sheet.getByLabel(sessionsText.minutes).fill('40');
  await sheet.getByRole('button', { name: actions.save }).click();
  const done = dotted([calendar.completed, formatWithUnit(40, 'min', 0)]);
  await expect(rowsSaying(rowOf(page, GYM.title), done)).toContainText(sync.pending);

  network.heal();
  await device.expectAllSent();
  const sessions = await stored(record, GYM.title);
  expect(sessions.map(({ minutes, eventDateTime }) => [minutes, dayOf(eventDateTime)])).toEqual([
    [40, yesterday],
  ]);
  expect(await marksOf(record, [yesterday])).toHaveLength(1);
});

test('a training is logged from its own screen for the day before @breadth', async ({
  device,
  page,
  record,
}) => {
  await device.fill();
  await device.openTraining(GYM);
  await page.getByRole('button', { name: sessionsText.didEarlier }).click();
  const sheet = page.getByRole('dialog', { name: sessionsText.doneBefore });
  await expect(sheet.getByText(GYM.title)).toBeVisible();
  await expect(sheet.getByLabel(diary.date)).toHaveValue(yesterday);
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet).toBeHidden();
  await device.expectAllSent();
  await device.open(`/calendar/${yesterday}`);
  await expect(rowOf(page, GYM.title)).toContainText(calendar.completed);
  expect(await marksOf(record, [yesterday])).toHaveLength(1);
});

test('promise 5: the mark of a training follows it to another day in a cellar, and goes with it, on the server and on another phone', async ({
  device,
  network,
  member,
  page,
  record,
}) => {
  await device.fill();
  await device.openTraining(GYM);
  await page.getByRole('button', { name: sessionsText.didEarlier }).click();
  const sheet = page.getByRole('dialog', { name: sessionsText.doneBefore });
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet).toBeHidden();
  await device.expectAllSent();
  const other = await RealBrowser.open();
  try {
    await keepSession(other.page, network, await signInAs(network, member.email));
    await other.page.goto(`${network.origin}/calendar/${yesterday}`);
    await expect(rowOf(other.page, GYM.title)).toHaveText(new RegExp(calendar.completed, 'u'));
    await expect(dayPanel(other.page).getByRole('button', { name: calendar.unmarkDone })).toHaveCount(0);

    network.fail(anything, { type: 'gone' });
    await device.open(`/calendar/${yesterday}`);
    await rowOf(page, GYM.title).getByRole('button', { name: actions.edit }).click();
    const editing = page.getByRole('dialog', { name: sessionsText.editSession });
    await editing.getByLabel(diary.date).fill(dayBefore);
    await editing.getByRole('button', { name: actions.save }).click();
    await expect(rowOf(page, GYM.title)).toHaveCount(0);
    await device.open(`/calendar/${dayBefore}`);
    await expect(rowOf(page, GYM.title, dayBefore)).toContainText(calendar.completed);
    network.heal();
    await device.expectAllSent();
    expect(await marksOf(record, [yesterday])).toEqual([]);
    expect(await marksOf(record, [dayBefore])).toHaveLength(1);
    await other.page.goto(`${network.origin}/calendar/${dayBefore}`);
    await expect(rowOf(other.page, GYM.title, dayBefore)).toHaveText(new RegExp(calendar.completed, 'u'));

    await rowOf(other.page, GYM.title, dayBefore).getByRole('button', { name: actions.delete }).click();
    await device.on(other.page).holdUndo();
    await expect(rowOf(other.page, GYM.title, dayBefore)).toHaveCount(0);
    await other.page.getByRole('button', { name: actions.undo }).click();
    await expect(rowOf(other.page, GYM.title, dayBefore)).toHaveText(new RegExp(calendar.completed, 'u'));
    await rowOf(other.page, GYM.title, dayBefore).getByRole('button', { name: actions.delete }).click();
    await new MemberDevice(other.page, network, member).expectUndoOver();
    await expect.poll(() => marksOf(record, [dayBefore])).toEqual([]);
    await expect.poll(() => stored(record, GYM.title)).toEqual([]);
    await device.open(`/calendar/${dayBefore}`);
    await expect(rowOf(page, GYM.title, dayBefore)).toHaveCount(0);
  } finally {
    network.heal();
    await other.dispose();
  }
});
