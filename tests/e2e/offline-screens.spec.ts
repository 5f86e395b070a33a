/** Offline, what needs a connection says so, and the age of a screen moves nothing; every-screen.spec.ts opens them all. */
import { momentOf, monthOf, addMonths } from '../../contract/moments.ts';
import { settingsText } from '../../src/features/account/settings/settings.text.ts';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { AGE, leaveTheNetwork } from '../support/offline-phone.ts';
import { expect, testWithApp as test, testWithFilms } from '../support/product-test.ts';
import { trainingsWithVideo } from '../support/recipes-on-server.ts';
import type { ServerRecord } from '../support/server-record.ts';
import { auth, calendar, privacy, subscription, sync } from '../support/words.ts';

/** A test may take this long: a broadcast that begins in it is upcoming no longer. */
const STILL_MS = 10 * 60_000;

/** The day of an upcoming broadcast, this month or the next. */
async function dayOfNextBroadcast(record: ServerRecord): Promise<string> {
  const month = monthOf(momentOf(new Date()));
  const query = `query Truth_Schedule($month: String!) {
    getPublicTimeline(type: "SCHEDULED", eventDateTime: $month, limit: 100) {
      events { ... on PublicTraining { eventDateTime liveUrl } }
    }
  }`;
  for (const each of [month, addMonths(month, 1)]) {
    const { getPublicTimeline } = await record.ask<{
      getPublicTimeline: { events: { eventDateTime: string; liveUrl: string | null }[] };
    }>(query, { month: each });
    const next = getPublicTimeline.events.find(
      ({ eventDateTime, liveUrl }) => liveUrl !== null && Date.parse(eventDateTime) > Date.now() + STILL_MS,
    );
    if (next) return next.eventDateTime.slice(0, 10);
  }
  throw new Error('No broadcast is planned');
}

test('offline, what needs a connection says so: her data, her subscription, a new password, a broadcast', async ({
  device,
  page,
  record,
}) => {
  const day = await dayOfNextBroadcast(record);
  await device.fill();
  await leaveTheNetwork(device);
  await device.open('/settings');
  const data = page.getByRole('region', { name: settingsText.data });
  await expect(data).toContainText(sync.needsConnection);
  await page.getByRole('button', { name: privacy.erase }).click();
  await expect(page.getByRole('dialog', { name: privacy.erase })).toContainText(sync.needsConnection);

  await device.open('/settings/subscription');
  const contract = page.getByRole('region').filter({ has: page.getByText(subscription.manage) });
  await expect(contract).toContainText(sync.needsConnection);

  await device.open('/forgot');
  await expect(page.getByLabel(auth.email)).toBeVisible();
  await expect(page.getByText(sync.needsConnection)).toBeVisible();

  await device.open(`/calendar/${day}`);
  const training = page.getByRole('listitem').filter({ has: page.getByText(calendar.joinLive) });
  await expect(training.first()).toContainText(sync.needsConnection);
});

test('offline, a training shows its picture and its written plan, and says nothing of a video that it has not @breadth', async ({
  device,
  page,
}) => {
  await device.fill();
  await leaveTheNetwork(device);
  await device.open('/studio/jalapaev-jousaalis');
  const cover = page.locator('main img').first();
  await expect
    .poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const plan = page.getByRole('region', { name: trainingsText.plan });
  const mainPart = plan.getByRole('region', { name: 'Põhiosa' });
  await expect(mainPart.getByRole('listitem').first()).toContainText('4 × 8 kordust, paus 2 minutit');
  await expect(page.getByRole('main')).not.toContainText(/video/i);
});

test('offline, the age of a screen takes one line on a phone, and pushes no column down on a wide screen @breadth', async ({
  device,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await device.fill();
  await leaveTheNetwork(device);
  await device.open('/calendar');
  const age = page.getByText(AGE);
  await expect(age).toHaveCount(1);
  const line = await age.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  expect((await age.boundingBox())?.height).toBeLessThan(1.5 * line);

  await page.setViewportSize({ width: 1280, height: 900 });
  await device.open('/settings');
  await expect(age).toBeVisible();
  const tops = () =>
    page.getByRole('main').evaluate((main) => {
      const firsts = new Map<number, number>();
      for (const card of main.querySelectorAll('section')) {
        const { left, top } = card.getBoundingClientRect();
        if (!card.parentElement?.closest('section'))
          firsts.set(left, Math.min(top, firsts.get(left) ?? Infinity));
      }
      return [...firsts.values()].map(Math.round);
    });
  await expect.poll(async () => (await tops()).length).toBe(2);
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
});

testWithFilms(
  'offline, a video that was viewed but not saved says why it cannot play, and has no speed control @films @breadth',
  async ({ device, page, record }) => {
    await device.fill();
    const [video] = await trainingsWithVideo(record);
    if (!video) throw new Error('No training has a video');
    await device.openTraining(video);
    const speed = page.getByRole('combobox', { name: trainingsText.speed });
    await expect(speed).toBeVisible();
    await leaveTheNetwork(device);
    await device.openTraining(video);
    await expect(page.getByText(trainingsText.videoFailed)).toBeVisible();
    await expect(speed).toHaveCount(0);
    await expect(page.getByRole('region', { name: trainingsText.plan })).toBeVisible();
  },
);
