/** A diary of more than one page, whose further pages move with each new measurement. */
import { momentOf } from '../../contract/moments.ts';
import { untilRowsAreKept } from '../support/device-state.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { newMember } from '../support/new-member.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { actions, diary } from '../support/words.ts';

const COUNT = 110;
const DAY_MS = 86_400_000;
/** The oldest is the heaviest, and no two weigh the same. */
const weightOf = (index: number) => (700 + index) / 10;
const NEWEST = 69.3;
/** As a row of the cache has it: the bare figure is a part of ids, times and other weights too. */
const keptWeight = (kilograms: number) => `.weight":"${kilograms}"`;

test('promise 8: a long diary stays whole on the phone when the network goes after its newest page, and shows no deleted old measurement', async ({
  page,
  network,
  context,
}) => {
  const member = await newMember(network);
  const record = new ServerRecord(network, member);
  await record.ask('mutation { giveConsent(kind: MEASUREMENTS, textVersion: "2026-11-20") { id } }');
  for (let index = 1; index <= COUNT; index += 1)
    await record.addMeasurement(weightOf(index), momentOf(new Date(Date.now() - index * DAY_MS)));
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  const showAll = async () => {
    await expect(device.measurementRow(NEWEST)).toBeVisible();
    const more = page
      .getByRole('region', { name: diary.measurements })
      .getByRole('button', { name: actions.showMore });
    while (await more.isVisible()) await more.click();
  };
  await device.fill('/diary');
  await untilRowsAreKept(page, member.id, [keptWeight(weightOf(COUNT))]);

  // Another of her phones has logged one, and only the newest page comes.
  await record.addMeasurement(NEWEST);
  network.fail(({ body }) => body.toString().includes('"nextToken":"'), { type: 'gone' });
  await page.reload();
  await expect(device.measurementRow(NEWEST)).toBeVisible();
  await untilRowsAreKept(page, member.id, [keptWeight(NEWEST)]);
  await context.setOffline(true);
  await page.reload();
  await showAll();
  await expect(device.measurementRows()).toHaveCount(COUNT + 1);
  await expect(device.measurementRow(weightOf(COUNT))).toBeVisible();

  network.heal();
  await context.setOffline(false);
  const old = device.measurementRow(weightOf(COUNT - 1));
  await old.getByRole('button', { name: actions.delete }).click();
  await expect(old).toHaveCount(0);
  await device.expectUndoOver();
  await device.expectAllSent();
  await expect.poll(() => record.countsByWeight([weightOf(COUNT - 1)])).toEqual([0]);
  await expect(old).toHaveCount(0);
  await expect(device.measurementRows()).toHaveCount(COUNT);
  await context.setOffline(true);
  await page.reload();
  await showAll();
  await expect(device.measurementRows()).toHaveCount(COUNT);
  await expect(old).toHaveCount(0);
});
