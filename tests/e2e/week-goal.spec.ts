import { programPause } from '../../contract/marks/program-pause.mark.ts';
import { weekGoal } from '../../contract/marks/week-goal.mark.ts';
import { programsText } from '../../src/features/training/programs/programs.text.ts';
import { weekGoalText } from '../../src/features/training/week-goal/week-goal.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { newMember } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { nav } from '../support/words.ts';

/** Open to everyone, so that a member without a plan can do it. */
const TRAINING = { id: 'sinu-esimene-treening', title: 'Sinu esimene treening' };
const PROGRAM = '/programs?program=hoog-sisse';

test('a week goal shows as dots of 1 to 7, fills as she trains, rests with her program and goes when she switches it off @breadth', async ({
  page,
  network,
  context,
}) => {
  const member = await newMember(network);
  await keepSession(page, network, member);
  const phone = new MemberDevice(page, network, member);
  const goal = page.getByRole('region', { name: weekGoalText.title });
  const setting = page.getByRole('checkbox', { name: weekGoalText.isShown });
  const more = page.getByRole('button', { name: weekGoalText.more });
  const fewer = page.getByRole('button', { name: weekGoalText.fewer });
  const dots = () => goal.locator('[aria-hidden] > span').count();
  const record = new ServerRecord(network, member);
  /** A press is on the screen before it is on the disk: a page that is left sooner would take it along. */
  const untilStored = (kind: string, values: readonly unknown[]) =>
    expect
      .poll(async () => (await record.marks()).filter((mark) => mark.kind === kind).map(({ value }) => value))
      .toEqual(values);
  const openCalendar = async () => {
    await phone.open('/calendar');
    await expect(page.getByRole('grid')).toBeVisible();
  };

  await phone.fill('/settings');
  await setting.check();
  for (let press = 3; press < 7; press += 1) await more.click();
  await expect(more).toBeDisabled();
  await untilStored(weekGoal.name, [7]);
  await openCalendar();
  await expect(goal).toContainText(weekGoalText.ahead.replace('{goal}', '7 treeningut'));
  expect(await dots()).toBe(7);

  await goal.getByRole('link', { name: weekGoalText.change }).click();
  await expect(phone.heading(nav['/settings'])).toBeVisible();
  for (let press = 7; press > 1; press -= 1) await fewer.click();
  await expect(fewer).toBeDisabled();
  await untilStored(weekGoal.name, [1]);
  await phone.openTraining(TRAINING);
  await context.setOffline(true);
  await phone.markTrainingDone();
  await openCalendar();
  await expect(goal).toContainText(weekGoalText.reached.replace('{count}', '1 treening'));
  expect(await dots()).toBe(1);
  await context.setOffline(false);

  await phone.open(PROGRAM);
  await page.getByRole('button', { name: programsText.begin }).click();
  await page.getByRole('button', { name: programsText.pause }).click();
  await expect(page.getByRole('button', { name: programsText.goOn })).toBeVisible();
  await untilStored(programPause.name, [{}]);
  await openCalendar();
  await expect(goal).toContainText(weekGoalText.resting);
  expect(await dots()).toBe(1);

  await goal.getByRole('link', { name: weekGoalText.change }).click();
  await setting.uncheck();
  await untilStored(weekGoal.name, []);
  await openCalendar();
  await expect(goal).toHaveCount(0);
});
