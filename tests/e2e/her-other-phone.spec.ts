/** Her small state is the same on each of her phones: her place in a program, in the course, in a video, in a recipe. */
import type { Page } from '@playwright/test';
import { challengeText } from '../../src/features/training/challenge/challenge.text.ts';
import { courseText } from '../../src/features/lessons/course/course.text.ts';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { programsText } from '../../src/features/training/programs/programs.text.ts';
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { newMember } from '../support/new-member.ts';
import { expect, test, testWithFilms } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { trainingsWithVideo } from '../support/recipes-on-server.ts';
import { ServerRecord } from '../support/server-record.ts';
import { food, nav } from '../support/words.ts';

/** Open to everyone, so that a member without a plan can do it. */
const PROGRAM = '/programs?program=hoog-sisse';

const SOUP_ID = 'koorene-lohesupp';
const SOUP = `/recipes/${SOUP_ID}`;

/** The training of the challenge's first day. */
const FIRST_TRAINING = { id: 'sinu-esimene-treening', title: 'Sinu esimene treening' };

/** Resolves when the server has one mark of the kind that matches: a tap is shown before it waits in the outbox. */
async function untilStored(record: ServerRecord, kind: string, value: unknown): Promise<void> {
  const valuesOfKind = async () =>
    (await record.marks()).filter((mark) => mark.kind === kind).map((mark) => mark.value);
  await expect.poll(valuesOfKind).toEqual([value]);
}

const start = (page: Page) => page.getByRole('button', { name: programsText.begin });
const progress = (page: Page) => page.getByRole('progressbar', { name: programsText.progress });
const goOn = (page: Page) => page.getByRole('button', { name: programsText.goOn });

test('what she starts or pauses on one phone is on the other as soon as that has the network again, without a reload @breadth', async ({
  page,
  network,
  context,
  openHerOtherPhone,
}) => {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const phone = new MemberDevice(page, network, member);
  const other = await openHerOtherPhone(member.email);
  const otherPage = other.page;
  const otherContext = otherPage.context();
  await phone.open(PROGRAM);
  await other.open(PROGRAM);
  await expect(start(otherPage)).toBeVisible();

  await otherContext.setOffline(true);
  await start(page).click();
  await expect(progress(page)).toBeVisible();
  await phone.expectAllSent();
  await expect(start(otherPage)).toBeVisible();
  await otherContext.setOffline(false);
  await expect(progress(otherPage)).toBeVisible();

  await context.setOffline(true);
  await otherPage.getByRole('button', { name: programsText.pause }).click();
  await expect(goOn(otherPage)).toBeVisible();
  await other.expectAllSent();
  await context.setOffline(false);
  await expect(goOn(page)).toBeVisible();
});

test('what she marks as done and what she leaves in the middle on one phone is on the other’s calendar as soon as that has the network again, without a reload, and goes on there without a network', async ({
  page,
  network,
  openHerOtherPhone,
}) => {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const phone = new MemberDevice(page, network, member);
  const other = await openHerOtherPhone(member.email);
  const otherPage = other.page;
  const otherContext = otherPage.context();
  await other.fill();
  await otherContext.setOffline(true);

  await phone.openTraining(FIRST_TRAINING);
  await phone.markTrainingDone();
  await page.getByRole('button', { name: sessionsText.startTraining }).click();
  await page.getByRole('button', { name: guidedText.leave }).click();
  await phone.expectAllSent();
  await expect(otherPage.getByText(sessionsText.unfinished)).toHaveCount(0);
  await otherContext.setOffline(false);
  await expect(otherPage.getByText('Täna tehtud: 1 treening')).toBeVisible();
  const link = otherPage.getByRole('link', { name: sessionsText.continueTraining });
  await expect(link).toBeVisible();
  // A training that it has seen there can go on in a cellar.
  await otherContext.setOffline(true);
  await link.click();
  await expect(otherPage.getByRole('dialog', { name: FIRST_TRAINING.title })).toBeVisible();
});

test('the challenge begun on one phone and ticked on both without a network has every tick on each, and what is done elsewhere @breadth', async ({
  page,
  network,
  context,
  openHerOtherPhone,
}) => {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const phone = new MemberDevice(page, network, member);
  await phone.fill('/challenge');
  await page.getByRole('button', { name: challengeText.begin }).click();
  await expect(page.getByRole('progressbar', { name: challengeText.trainings })).toHaveAttribute(
    'value',
    '0',
  );
  await phone.expectAllSent();
  const other = await openHerOtherPhone(member.email);
  const otherPage = other.page;
  await other.fill('/challenge');
  const tick = (on: Page, what: string) =>
    on.getByRole('checkbox', { name: `1. päev: ${what}`, exact: true });
  const expectBoth = async (on: Page) => {
    for (const name of [challengeText.trainings, challengeText.habits])
      await expect(on.getByRole('progressbar', { name })).toHaveAttribute('value', '1');
  };
  await context.setOffline(true);
  await otherPage.context().setOffline(true);
  await tick(page, challengeText.trainingDone).check();
  await tick(otherPage, challengeText.habitDone).check();
  await expect(tick(page, challengeText.habitDone)).not.toBeChecked();
  for (const each of [phone, other])
    await expect.poll(() => each.waitingMarks('challenge')).not.toHaveLength(0);
  await context.setOffline(false);
  await phone.expectAllSent();
  await otherPage.context().setOffline(false);
  await other.expectAllSent();
  await expectBoth(otherPage);
  await context.setOffline(true);
  await context.setOffline(false);
  await expectBoth(page);

  await tick(page, challengeText.trainingDone).uncheck();
  await phone.openTraining(FIRST_TRAINING);
  await phone.markTrainingDone();
  await phone.expectAllSent();
  await other.open('/challenge');
  await expect(tick(otherPage, challengeText.trainingDone)).toBeDisabled();
  await expectBoth(otherPage);
});

test('a recipe that she gets ready on one phone she cooks from the other, at her portions, ticks and step @breadth', async ({
  device,
  network,
  record,
  openHerOtherPhone,
}) => {
  const phone = device.page;
  const { page } = await openHerOtherPhone();
  await device.open(SOUP);
  await phone.getByRole('checkbox', { name: /lõhefilee/i }).check();
  await phone.getByRole('button', { name: recipesText.moreServings }).click();
  await expect(phone.getByText('450\u00A0g')).toBeVisible();
  await phone.getByRole('button', { name: food.cook }).click();
  await phone.getByRole('button', { name: recipesText.nextStep }).click();
  await expect(phone.getByText('Samm 2 / 4')).toBeVisible();
  const ready = {
    servings: expect.any(Number),
    ticked: [expect.any(Number)],
    step: 2,
    stepOf: expect.any(String),
  };
  await untilStored(record, 'cooking', { ...ready, tickedOf: expect.any(String) });

  await page.goto(network.origin + SOUP);
  await expect(page.getByRole('checkbox', { name: /lõhefilee/i })).toBeChecked();
  await expect(page.getByText('450\u00A0g')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jätka sammust 2' })).toBeVisible();
  // It looks every half a minute.
  await phone.context().setOffline(true);
  await page.getByRole('checkbox', { name: /lõhefilee/i }).uncheck();
  await untilStored(record, 'cooking', { ...ready, ticked: [] });
  await phone.goBack();
  await expect(phone.getByRole('checkbox', { name: /lõhefilee/i })).toBeChecked();
  await phone.context().setOffline(false);
  await expect(phone.getByRole('checkbox', { name: /lõhefilee/i })).not.toBeChecked();
});

testWithFilms(
  'where she stops a video on one phone, and what she has read of the course, she finds on the other @films @breadth',
  async ({ device, record, openHerOtherPhone }) => {
    const other = await openHerOtherPhone();
    const [training] = await trainingsWithVideo(record);
    if (!training) throw new Error('No training has a video');
    await device.openTraining(training);
    const video = device.page.getByLabel(trainingsText.player.replace('{title}', training.title));
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
      element.currentTime = 14;
      await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    });
    // She leaves without pausing.
    await device.page.getByRole('main').getByRole('link', { name: nav['/studio'] }).click();
    await expect(video).toHaveCount(0);
    await untilStored(record, 'watch-position', { seconds: expect.any(Number), film: expect.any(String) });
    await other.openTraining(training);
    const resume = other.page.getByRole('button', { name: trainingsText.resumeFrom.split('(', 1)[0] ?? '' });
    await expect(resume).toContainText(/0:[12]\d/);

    await device.open('/nutrition/course');
    await device.page.getByRole('link', { name: courseText.begin }).click();
    await device.page.getByRole('button', { name: courseText.markRead }).click();
    await expect(device.page.getByRole('button', { name: courseText.unmarkRead })).toBeVisible();
    await untilStored(record, 'lesson-read', true);
    await other.open('/nutrition/course');
    await expect(other.page.getByRole('progressbar', { name: courseText.progress })).toHaveAttribute(
      'value',
      '1',
    );
  },
);

test('promise 2: a program started without a network is there after the phone was killed, and is sent once', async ({
  network,
}) => {
  const member = await newMember(network);
  const phone = await RealBrowser.open();
  try {
    await keepSession(phone.page, network, member);
    await new MemberDevice(phone.page, network, member).fill('/programs');
    network.fail(anything, { type: 'gone' });
    await phone.page.goto(network.origin + PROGRAM);
    await start(phone.page).click();
    await expect(progress(phone.page)).toBeVisible();
    await phone.kill();

    await phone.start();
    const device = new MemberDevice(phone.page, network, member);
    await device.open(PROGRAM);
    await expect(progress(phone.page)).toBeVisible();
    expect(await device.entries()).toHaveLength(1);
    // Without a page that is being left while it sends.
    await phone.kill();

    network.heal();
    await phone.start();
    const again = new MemberDevice(phone.page, network, member);
    await again.open(PROGRAM);
    await again.expectAllSent();
    await expect(progress(phone.page)).toBeVisible();
    const sent = network.replays().filter(({ body }) => body.includes('hoog-sisse'));
    expect(sent).toHaveLength(1);
    const { getMyMarks } = await new ServerRecord(network, member).ask<{
      getMyMarks: { marks: { kind: string; key: string }[] };
    }>('{ getMyMarks { marks { kind key } } }');
    expect(getMyMarks.marks).toEqual([{ kind: 'program-start', key: 'hoog-sisse' }]);
  } finally {
    await phone.dispose();
  }
});
