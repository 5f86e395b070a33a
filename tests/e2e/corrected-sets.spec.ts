/** Sets of a training that is over, corrected and taken out. */
import type { Page } from '@playwright/test';
import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import { historyText } from '../../src/features/training/exercise-history/exercise-history.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { formatDayWithWeekday } from '../../src/language/dates.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { rowsSaying } from '../support/rows.ts';
import { actions, sync } from '../support/words.ts';

/** Read once, so that it stays if midnight comes between. */
const yesterday = addDays(dayOf(momentOf(new Date())), -1);
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: formatDayWithWeekday(yesterday), exact: true })
    .getByRole('listitem', { name, exact: true });

test('promise 3: a set that she corrects and one that she takes out in a cellar stay so after a reload, on the server and on another phone', async ({
  device,
  network,
  member,
  page,
  record,
}) => {
  const squat = { exerciseId: 'kukk-kangiga', exercise: 'Kükk kangiga', repetitions: 8 };
  const name = 'Kükipäev';
  const id = crypto.randomUUID();
  const at = (minute: number) => `${yesterday}T12:0${minute}:00.000+02:00`;
  await record.ask('mutation ($input: SessionInput!) { saveSession(input: $input) { id } }', {
    input: {
      id,
      revision: 1,
      kind: 'GYM',
      name,
      eventDateTime: at(0),
      endDateTime: at(9),
      minutes: 9,
      sets: [120, 14, 16].map((weight, index) => ({
        ...squat,
        number: index + 1,
        weight,
        doneAt: at(index + 1),
      })),
    },
  });
  await device.fill();
  network.fail(anything, { type: 'gone' });
  await device.open(`/calendar/${yesterday}`);
  await rowOf(page, name).getByRole('button', { name: actions.edit }).click();
  const sheet = page.getByRole('dialog', { name: sessionsText.editSession });
  await sheet.getByRole('button', { name: '3 seeriat' }).click();
  await sheet.getByRole('button', { name: 'Kükk kangiga, 1. seeria, 8 × 120 kg' }).click();
  await sheet.getByRole('textbox', { name: 'Kükk kangiga, 1. seeria, raskus, kg' }).fill('12');
  await sheet.getByRole('button', { name: 'Kükk kangiga, 3. seeria, 8 × 16 kg' }).click();
  await sheet.getByRole('button', { name: 'Eemalda seeria: Kükk kangiga, 3. seeria' }).click();
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet).toBeHidden();
  await expect(rowOf(page, name)).toContainText(sync.pending);
  await expectCorrected(device, name);
  network.heal();
  await device.expectAllSent();
  await expectCorrected(device, name);

  const other = await RealBrowser.open();
  try {
    await keepSession(other.page, network, await signInAs(network, member.email));
    await expectCorrected(new MemberDevice(other.page, network, member), name);
  } finally {
    await other.dispose();
    await record.ask('mutation ($id: ID!) { deleteSession(id: $id) }', { id });
  }
});

/** Her day and the history of the exercise, each opened anew. */
async function expectCorrected(device: MemberDevice, name: string): Promise<void> {
  await device.open(`/calendar/${yesterday}`);
  await expect(rowOf(device.page, name)).toContainText('2 seeriat');
  await device.open('/diary/exercises/kukk-kangiga');
  const times = device.page.getByRole('region', { name: historyText.all }).getByRole('listitem');
  await expect(rowsSaying(times, '8 × 12 kg, 8 × 14 kg · maht 208 kg')).toHaveCount(1);
  await expect(device.page.getByText(/120\skg|16\skg/u)).toHaveCount(0);
}
