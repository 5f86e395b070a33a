import { recordsAbout, untilAllIsKept } from '../support/device-state.ts';
import { MemberDevice } from '../support/member-device.ts';
import { MEMBER_SCREENS } from '../support/member-screens.ts';
import { expireKeptToken, revoke, signInAs } from '../support/member-session.ts';
import { isReplay, UNAVAILABLE } from '../support/network.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { openRecipes } from '../support/recipes-on-server.ts';
import { ServerRecord } from '../support/server-record.ts';
import { arrivals, renewals } from '../support/sent-entries.ts';
import { actions, auth, nav, sync } from '../support/words.ts';

test('promise 2: with a token that expired offline she stays signed in, reads, logs, and it is sent after one renewal', async ({
  device,
  member,
  network,
  page,
  context,
  record,
  weights,
}) => {
  await device.fill();
  const recipe = (await openRecipes(record)).at(-1);
  if (!recipe) throw new Error('There is no recipe');
  await context.setOffline(true);
  await expireKeptToken(page, member);
  for (const screen of MEMBER_SCREENS) {
    await device.open(screen.path);
    await device.expectScreen(screen);
  }
  await device.open(`/recipes/${encodeURIComponent(recipe.id)}`);
  await device.expectRecipeWhole(recipe);
  await device.open('/diary');
  const weight = weights.next();
  await device.addMeasurement(weight);
  await device.expectWaiting(weight);
  await expect(page.getByText(auth.sessionEnded)).toBeHidden();
  await context.setOffline(false);
  await device.expectAllSent();
  expect(await record.countsByWeight([weight])).toEqual([1]);
  expect(renewals(network)).toBe(1);
});

test('promise 2: a refused sign-in keeps what waits, says so, and sends it once after she signs in again', async ({
  device,
  member,
  page,
  record,
  weights,
  network,
}) => {
  // The worker would send with the token that was good.
  const withoutBackgroundSync = () => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  await page.addInitScript(withoutBackgroundSync);
  await device.openDiary();
  network.fail(isReplay, UNAVAILABLE);
  const weight = weights.next();
  await device.addMeasurement(weight);
  // Left for a page that sends nothing, and by the same way: what was sent with the token that was good has failed by then.
  await page.goto(`${network.origin}/healthz`);
  await revoke(member);
  await expireKeptToken(page, member);
  network.heal();
  await device.open('/diary');
  await expect(page.getByText(auth.sessionEnded)).toBeVisible();
  await device.expectWaiting(weight);
  const other = weights.next();
  await device.addMeasurement(other);
  await device.expectWaiting(other);
  expect(arrivals(network)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: nav['/login'] }).click();
  await device.signIn();
  await expect(page.getByText(auth.sessionEnded)).toBeHidden();
  await device.expectAllSent();
  expect(await record.countsByWeight([weight, other])).toEqual([1, 1]);
});

test('promise 7: an unreachable identity service never signs her out', async ({
  device,
  member,
  page,
  network,
  weights,
  record,
}) => {
  await device.openDiary();
  await expireKeptToken(page, member);
  network.fail(({ path }) => path.startsWith('/idp'), UNAVAILABLE);
  await device.open('/diary');
  const weight = weights.next();
  await device.addMeasurement(weight);
  await page.reload();
  await device.expectWaiting(weight);
  await expect(page.getByText(auth.sessionEnded)).toBeHidden();
  network.heal();
  await page.reload();
  await device.expectAllSent();
  expect(await record.countsByWeight([weight])).toEqual([1]);
});

test('promise 6: another member on the phone neither sees nor sends what the first one left, and it is sent when she returns', async ({
  device,
  page,
  network,
  record,
  weights,
}) => {
  test.slow();
  await device.openDiary();
  await device.addMeasurement(weights.next());
  await device.expectAllSent();
  network.fail(isReplay, UNAVAILABLE);
  const weight = weights.next();
  await device.addMeasurement(weight);
  const question = await device.askToSignOut();
  await question.getByRole('button', { name: sync.signOutKeep }).click();
  await expect(page).toHaveURL(`${network.origin}/`);
  await expect.poll(() => recordsAbout(page, device.member.id)).toEqual({ entries: 1 });
  network.forget();
  network.heal();

  await device.open('/login');
  await device.signIn('vip@example.com');
  const vip = await signInAs(network, 'vip@example.com');
  await device.open('/diary');
  await expect(device.measurementRows().first()).toBeVisible();
  await expect(device.measurementRow(weight)).toHaveCount(0);
  await expect(device.waitingCount).toBeHidden();
  const own = weights.next();
  await device.addMeasurement(own);
  await device.expectSent(own);
  expect(arrivals(network)).toEqual([own]);
  expect(await new ServerRecord(network, vip).countsByWeight([weight, own])).toEqual([0, 1]);
  expect(await record.countsByWeight([weight, own])).toEqual([0, 0]);

  await device.signOut();
  await device.open('/login');
  await device.signIn();
  await device.open('/diary');
  await device.expectAllSent();
  await device.expectSent(weight);
  expect(await record.countsByWeight([weight, own])).toEqual([1, 0]);
});

test('promise 6: signing out with an unsent entry asks first, and sending it now signs out with nothing left behind', async ({
  device,
  page,
  network,
  record,
  weights,
}) => {
  await device.openDiary();
  network.fail(isReplay, { type: 'hang' });
  const weight = weights.next();
  await device.addMeasurement(weight);
  const question = await device.askToSignOut();
  await expect(question).toContainText('saatmata');
  await question.getByRole('button', { name: actions.back }).click();
  await expect(question).toBeHidden();
  await expect(device.measurementRow(weight)).toHaveCount(1);

  const again = await device.askToSignOut();
  await again.getByRole('button', { name: sync.signOutSendNow }).click();
  network.heal();
  await expect(page).toHaveURL(`${network.origin}/`);
  expect(await record.countsByWeight([weight])).toEqual([1]);
  await expect.poll(() => recordsAbout(page, device.member.id)).toEqual({});
});

test('promise 6: signing out offline removes her data from the phone', async ({ device, page, context }) => {
  await device.fill('/diary');
  await context.setOffline(true);
  await device.signOut();
  await expect.poll(() => recordsAbout(page, device.member.id)).toEqual({});
  await device.open('/diary');
  await expect(page.getByRole('main').getByRole('link', { name: nav['/login'] })).toBeVisible();
  await expect(page.locator('main dd')).toHaveCount(0);
});

test('promise 8: signing in while the phone still fetches a visitor’s content brings her own soon', async ({
  page,
  network,
  member,
}) => {
  network.fail(({ body, headers }) => body.includes('Library_') && headers.authorization === undefined, {
    type: 'hang',
  });
  const device = new MemberDevice(page, network, member);
  await device.open('/login');
  await expect.poll(() => network.log.some(({ body }) => body.includes('Library_'))).toBe(true);
  await device.signIn();
  await expect(device.heading(nav['/calendar'])).toBeVisible();
  network.heal();
  await untilAllIsKept(page, member.id);
});

test('a start asks each question once for its screen and once to read ahead, however its parts come', async ({
  device,
  network,
}) => {
  await device.fill();
  const before = network.log.length;
  await device.open('/calendar');
  const asked = () =>
    network.log.slice(before).flatMap(({ body }) => (body === '' ? [] : [questionIn(body)]));
  // One of the questions that are read ahead, after the screen.
  await expect
    .poll(() => asked().filter((each) => each.startsWith('SubscriptionScreen_List')))
    .not.toEqual([]);
  const often = asked().filter((each, _index, all) => all.filter((other) => other === each).length > 2);
  expect([...new Set(often)]).toEqual([]);
});

function questionIn(body: string): string {
  const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: unknown };
  return `${operationName} ${JSON.stringify(variables)}`;
}
