import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import { historyText } from '../../src/features/training/exercise-history/exercise-history.text.ts';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { untilRowsAreKept } from '../support/device-state.ts';
import { begin, button, goToSet, player } from '../support/guided-training.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import type { ServerRecord } from '../support/server-record.ts';
import { nav } from '../support/words.ts';

/** With a barbell; eight repetitions are in the plan. */
const SQUAT = { exerciseId: 'kukk-kangiga', exercise: 'Kükk kangiga' };

/** A week ago, from another phone. Returns its id. */
async function doneLastWeek(record: ServerRecord): Promise<string> {
  const at = `${addDays(dayOf(momentOf(new Date())), -7)}T18:00:00+02:00`;
  const set = { ...SQUAT, number: 1, repetitions: 8, weight: 5, doneAt: at };
  const id = randomUUID();
  const input = { id, revision: 1, kind: 'GYM', eventDateTime: at, minutes: 30, sets: [set] };
  await record.ask('mutation ($input: SessionInput!) { saveSession(input: $input) { id } }', { input });
  return id;
}

async function sessionsWithSquats(record: ServerRecord) {
  const data = await record.ask<{ getMyTimelineByType: { events: { id: string; sets: object[] }[] } }>(
    `query Truth_Sessions { getMyTimelineByType(type: "SESSION", limit: 500) {
      events { id ... on TrainingSession { sets { exerciseId } } }
    } }`,
  );
  return data.getMyTimelineByType.events.filter(({ sets }) =>
    sets.some((set) => 'exerciseId' in set && set.exerciseId === SQUAT.exerciseId),
  );
}

const times = (page: Page) =>
  page.getByRole('region', { name: historyText.all }).getByRole('listitem').locator('p');

test.afterEach(async ({ record }) => {
  for (const { id } of await sessionsWithSquats(record))
    await record.ask('mutation ($id: ID!) { deleteSession(id: $id) }', { id });
});

test('a set done in a cellar is a record and stands in the history at once, after a killed phone and on the other one @breadth', async ({
  network,
  member,
  record,
}) => {
  const lastWeek = await doneLastWeek(record);
  const phone = await RealBrowser.open();
  const other = await RealBrowser.open();
  const device = () => new MemberDevice(phone.page, network, member);
  const today = [/8 × 6\skg/u, /8 × 5\skg/u];
  try {
    await keepSession(phone.page, network, member);
    await device().fill();
    await untilRowsAreKept(phone.page, member.id, [lastWeek]);
    network.fail(anything, { type: 'gone' });
    await begin(device());
    await goToSet(phone.page, SQUAT.exercise);
    await phone.page.getByRole('button', { name: /Eelmine kord 8 × 5\skg/u }).click();
    const sheet = phone.page.getByRole('dialog', { name: SQUAT.exercise });
    await expect(sheet.getByRole('heading', { name: historyText.all })).toBeVisible();
    await phone.page.keyboard.press('Escape');
    await button(player(phone.page), guidedText.moreWeight).click();
    await button(player(phone.page), guidedText.done).click();
    await expect(player(phone.page).getByText(sessionsText.record, { exact: true })).toBeVisible();

    await button(player(phone.page), guidedText.leave).click();
    await phone.page.getByRole('link', { name: nav['/diary'], exact: true }).first().click();
    await phone.page.getByRole('link', { name: historyText.title }).click();
    await phone.page.getByRole('link', { name: SQUAT.exercise }).click();
    await expect(times(phone.page)).toHaveText(today);
    await phone.kill();

    await phone.start();
    await device().open(`/diary/exercises/${SQUAT.exerciseId}`);
    await expect(times(phone.page)).toHaveText(today);
    network.heal();
    await device().expectAllSent();
    expect(await sessionsWithSquats(record)).toHaveLength(2);

    await keepSession(other.page, network, member);
    await new MemberDevice(other.page, network, member).open(`/diary/exercises/${SQUAT.exerciseId}`);
    await expect(times(other.page)).toHaveText(today);
  } finally {
    network.heal();
    await phone.dispose();
    await other.dispose();
  }
});
