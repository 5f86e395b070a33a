/** Small state of hers that is the same on each of her phones: where she is in a program. */
import type { Page } from '@playwright/test';
import { programsText } from '../../src/features/programs/programs.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { newMember } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { ServerRecord } from '../support/server-record.ts';

/** Open to everyone, so that a member without a plan can do it. */
const PROGRAM = '/programs?program=hoog-sisse';

const start = (page: Page) => page.getByRole('button', { name: programsText.begin });
const progress = (page: Page) => page.getByRole('progressbar', { name: programsText.progress });
const goOn = (page: Page) => page.getByRole('button', { name: programsText.goOn });

test('what she starts or pauses on one phone is on the other as soon as that has the network again, without a reload', async ({
  page,
  network,
  context,
  browser,
}) => {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const phone = new MemberDevice(page, network, member);
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await keepSession(otherPage, network, await signInAs(network, member.email));
  const other = new MemberDevice(otherPage, network, member);
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
  await otherContext.close();
});

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
    network.heal();
    await device.open(PROGRAM);
    await device.expectAllSent();
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
