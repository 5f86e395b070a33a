/** The moment after a training, and the picture of it that she may share. */
import { readFile } from 'node:fs/promises';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { momentText } from '../../src/features/training/moment/moment.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { begin, button, finish, goToSet, player } from '../support/guided-training.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import type { ServerRecord } from '../support/server-record.ts';
import { doneOf, GYM } from '../support/sessions-on-server.ts';

declare global {
  interface Window {
    sharedFiles: { name: string; type: string; bytes: number }[];
  }
}

/** One set of it, ended by hand. */
async function doTraining(device: MemberDevice): Promise<void> {
  const { page } = device;
  await begin(device);
  await goToSet(page, 'Kükk raskuseta');
  await button(player(page), guidedText.done).click();
  await expect(player(page).getByText(doneOf(1))).toBeVisible();
  await finish(page);
}

/** The mark and the session of this test. */
async function forget(record: ServerRecord): Promise<void> {
  const { getMyTimelineByType } = await record.ask<{
    getMyTimelineByType: { events: { id: string; trainingId: string | null }[] };
  }>(
    `query Truth_Sessions { getMyTimelineByType(type: "SESSION", limit: 500) {
      events { id ... on TrainingSession { trainingId } }
    } }`,
  );
  for (const { id, trainingId } of getMyTimelineByType.events) {
    if (trainingId === GYM.id) await record.ask('mutation ($id: ID!) { deleteSession(id: $id) }', { id });
  }
  for (const { id, eventDateTime, training } of await record.completions()) {
    if (training.id !== GYM.id || Date.now() - Date.parse(eventDateTime) > 3_600_000) continue;
    await record.ask(
      'mutation ($id: ID!, $at: DateTime) { uncompleteTraining(id: $id, eventDateTime: $at) }',
      { id, at: eventDateTime },
    );
  }
}

test.afterEach(({ record }) => forget(record));

test('a training ends with what she did, and a picture of it has nothing of hers until she adds it @breadth', async ({
  device,
  page,
}) => {
  await doTraining(device);
  await expect(page.getByText('1 seeria', { exact: true })).toBeVisible();
  await button(page, momentText.share).click();
  const sheet = page.getByRole('dialog', { name: momentText.title });
  const picture = sheet.getByRole('img');
  await expect(picture).toHaveAccessibleName(momentText.alt.replace('{words}', momentText.over));
  await sheet.getByRole('checkbox', { name: momentText.parts.name }).check();
  await expect(picture).toHaveAccessibleName(new RegExp(GYM.title, 'u'));
  await sheet.getByRole('checkbox', { name: momentText.parts.figures }).check();
  await expect(picture).toHaveAccessibleName(/1 seeria/u);
  await expectAccessible(page, 'share');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(sheet, momentText.save).click(),
  ]);
  expect(download.suggestedFilename()).toBe(momentText.file);
  const file = await readFile(await download.path());
  expect([file.subarray(1, 4).toString(), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([
    'PNG',
    1080,
    1350,
  ]);
});

test('a phone that shares gets the picture as a file @breadth', async ({ device, page }) => {
  await page.addInitScript(() => {
    window.sharedFiles = [];
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      window.sharedFiles.push(...files.map(({ name, type, size }) => ({ name, type, bytes: size })));
    };
  });
  await doTraining(device);
  await button(page, momentText.share).click();
  const sheet = page.getByRole('dialog', { name: momentText.title });
  await button(sheet, momentText.send).click();
  await expect.poll(() => page.evaluate(() => window.sharedFiles.length)).toBe(1);
  const [file] = await page.evaluate(() => window.sharedFiles);
  expect(file).toMatchObject({ name: momentText.file, type: 'image/png' });
  expect(file?.bytes).toBeGreaterThan(10_000);
});
