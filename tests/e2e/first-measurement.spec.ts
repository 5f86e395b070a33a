import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { formatNumber } from '../../src/language/numbers.ts';
import { untilAllIsKept } from '../support/device-state.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { expect, test } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { actions, diary, privacy } from '../support/words.ts';

test('promise 4: a new member gives her consent and logs her first measurement offline, and both arrive in that order', async ({
  page,
  network,
  context,
  weights,
}) => {
  const member = await signInAs(network, 'uus@example.com');
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  const record = new ServerRecord(network, member);
  await device.open('/diary');
  await expect(page.getByRole('heading', { name: diary['empty.title'] })).toBeVisible();
  await untilAllIsKept(page, member.id);
  await context.setOffline(true);
  await page.reload();

  const weight = weights.next();
  const sheet = await device.openMeasurementSheet();
  await sheet.getByLabel(diary.weight, { exact: true }).fill(formatNumber(weight));
  await sheet.getByRole('button', { name: actions.save }).click();
  const consent = sheet.getByRole('checkbox', { name: privacy['consent.measure'] });
  await expect(consent).toHaveAccessibleDescription(measurementsText.measureConsentMissing);
  await consent.check();
  await sheet.getByRole('button', { name: actions.save }).click();
  await device.expectWaiting(weight);
  expect((await device.entries()).map(({ kind }) => kind)).toEqual(['giveConsent', 'createMeasurement']);

  await context.setOffline(false);
  await device.expectAllSent();
  expect(await record.countsByWeight([weight])).toEqual([1]);
});
