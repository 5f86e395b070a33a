import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { importText } from '../../src/features/diary/import/measurement-import.text.ts';
import { formatNumber } from '../../src/language/numbers.ts';
import { untilAllIsKept } from '../support/device-state.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { newMember } from '../support/new-member.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { diary, privacy } from '../support/words.ts';

test('promise 3: a new member imports her weighings without a network, they arrive once, and a second import adds nothing', async ({
  page,
  network,
  context,
  weights,
}) => {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  const record = new ServerRecord(network, member);
  const imported = [weights.next(), weights.next(), weights.next()];
  const rows = imported.map((weight, index) => `0${index + 1}.02.2026;07:05;${formatNumber(weight)}`);
  const buffer = Buffer.from(['Kuupäev;Kellaaeg;Kaal (kg)', ...rows, '04.02.2026;07:05;700'].join('\r\n'));
  const choose = (label: string) =>
    page.getByLabel(label).setInputFiles({ name: 'kaal.csv', mimeType: 'text/csv', buffer });
  await device.open('/diary');
  await expect(page.getByRole('heading', { name: diary['empty.title'] })).toBeVisible();
  await untilAllIsKept(page, member.id);
  await context.setOffline(true);
  await page.reload();

  await page.getByRole('link', { name: measurementsText.imports }).click();
  await choose(importText.choose);
  await expect(page.getByRole('heading', { name: importText.preview })).toBeFocused();
  await expect(page.getByRole('region', { name: importText.problems }).getByRole('listitem')).toHaveText(
    /^Rida 5: .*„700“/,
  );
  await page.getByRole('checkbox', { name: privacy['consent.measure'] }).check();
  await page.getByRole('button', { name: importText.add.replace('{count}', '3 mõõtmist') }).click();
  await expect(page.getByText(importText.added.replace('{count}', '3 mõõtmist'))).toBeVisible();
  await page.getByRole('link', { name: importText.toDiary }).click();
  for (const weight of imported) await device.expectWaiting(weight);

  await context.setOffline(false);
  await device.expectAllSent();
  expect(await record.countsByWeight(imported)).toEqual([1, 1, 1]);
  await page.getByRole('link', { name: measurementsText.imports }).click();
  await choose(importText.choose);
  await expect(page.getByText(importText.nothingNew)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lisa / })).toHaveCount(0);
  expect(await record.countsByWeight(imported)).toEqual([1, 1, 1]);
});
