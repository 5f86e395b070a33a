/**
 * Section 2 of the specification, offline: what each screen shows, how old it is, and which parts need a connection.
 */
import { momentOf, monthOf, addMonths } from '../../src/contract/moments.ts';
import { settingsText } from '../../src/features/settings/settings.text.ts';
import { trainingsText } from '../../src/features/trainings/trainings.text.ts';
import { expectAccessibleOffline } from '../support/accessible-screen.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { anything } from '../support/network.ts';
import { expect, test, testWithApp, testWithFilms } from '../support/product-test.ts';
import { trainingsWithVideo } from '../support/recipes-on-server.ts';
import { ROUTE_PARTS } from '../support/routes.ts';
import type { ServerRecord } from '../support/server-record.ts';
import { auth, calendar, privacy, subscription, sync } from '../support/words.ts';

const AGE = new RegExp(sync.stale.replace('{date}', '.+'));

/** One online visit; after it the network and the server are gone. */
async function visitOnceAndLeave(device: MemberDevice): Promise<void> {
  await device.fill();
  device.network.fail(anything, { type: 'gone' });
  await device.page.context().setOffline(true);
}

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

for (const { routes, name } of ROUTE_PARTS) {
  test(`after one visit to the app the screens ${name} open offline, say how old their content is, and have no fault with text twice its size`, async ({
    device,
    page,
  }) => {
    test.slow();
    await visitOnceAndLeave(device);
    for (const route of routes) {
      await test.step(route.path, async () => {
        await device.open(route.path);
        await device.expectRoute(route);
        await expect(page.getByRole('alert'), route.path).toHaveCount(0);
        if (!route.isOfTheApp) await expect.soft(page.getByText(AGE).first(), route.path).toBeVisible();
        await expect(page.getByText(sync.offline, { exact: true }).first(), route.path).toBeVisible();
        await expectAccessibleOffline(page, route.path);
      });
    }
  });
}

testWithApp('offline, the first screen spends one line on its age', async ({ device, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitOnceAndLeave(device);
  await device.open('/calendar');
  const age = page.getByText(AGE);
  await expect(age).toHaveCount(1);
  const line = await age.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  expect((await age.boundingBox())?.height).toBeLessThan(1.5 * line);
});

testWithApp(
  'offline, the settings say that downloading and erasing her data need a connection',
  async ({ device, page }) => {
    await visitOnceAndLeave(device);
    await device.open('/settings');
    const data = page.getByRole('region', { name: settingsText.data });
    await expect(data).toContainText(sync.needsConnection);
    await page.getByRole('button', { name: privacy.erase }).click();
    await expect(page.getByRole('dialog', { name: privacy.erase })).toContainText(sync.needsConnection);
  },
);

testWithApp(
  'offline, both columns of the settings start at the same height on a wide screen',
  async ({ device, page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visitOnceAndLeave(device);
    await device.open('/settings');
    await expect(page.getByText(AGE)).toBeVisible();
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
  },
);

testWithApp(
  'offline, her subscription is shown, and the controls that change it say that they need a connection',
  async ({ device, page }) => {
    await visitOnceAndLeave(device);
    await device.open('/settings/subscription');
    const contract = page.getByRole('region').filter({ has: page.getByText(subscription.manage) });
    await expect(contract).toContainText(sync.needsConnection);
  },
);

testWithApp(
  'offline, a new password cannot be requested, and the screen says so',
  async ({ device, page }) => {
    await visitOnceAndLeave(device);
    await device.open('/forgot');
    await expect(page.getByLabel(auth.email)).toBeVisible();
    await expect(page.getByText(sync.needsConnection)).toBeVisible();
  },
);

testWithApp(
  'offline, a training shows its picture and its written plan, and says nothing of a video that it has not',
  async ({ device, page }) => {
    await visitOnceAndLeave(device);
    await device.open('/studio/jalapaev-jousaalis');
    const cover = page.locator('main img').first();
    await expect
      .poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const plan = page.getByRole('region', { name: trainingsText.plan });
    const mainPart = plan.getByRole('region', { name: 'Põhiosa' });
    await expect(mainPart.getByRole('listitem').first()).toContainText('4 × 8 kordust, paus 2 minutit');
    await expect(page.getByRole('main')).not.toContainText(/video/i);
  },
);

testWithFilms(
  'offline, a video that was viewed but not saved says why it cannot play, and has no speed control',
  async ({ device, page, record }) => {
    await device.fill();
    const [video] = await trainingsWithVideo(record);
    if (!video) throw new Error('No training has a video');
    await device.openTraining(video);
    const speed = page.getByRole('combobox', { name: trainingsText.speed });
    await expect(speed).toBeVisible();
    device.network.fail(anything, { type: 'gone' });
    await page.context().setOffline(true);
    await device.openTraining(video);
    await expect(page.getByText(trainingsText.videoFailed)).toBeVisible();
    await expect(speed).toHaveCount(0);
    await expect(page.getByRole('region', { name: trainingsText.plan })).toBeVisible();
  },
);

testWithApp(
  'offline, an upcoming broadcast is shown, and says that watching it needs a connection',
  async ({ device, page, record }) => {
    const day = await dayOfNextBroadcast(record);
    await visitOnceAndLeave(device);
    await device.open(`/calendar/${day}`);
    const training = page.getByRole('listitem').filter({ has: page.getByText(calendar.joinLive) });
    await expect(training.first()).toContainText(sync.needsConnection);
  },
);
