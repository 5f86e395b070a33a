import type { Page } from '@playwright/test';
import { everythingKept, recordsAbout } from '../support/device-state.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { isReplay, UNAVAILABLE } from '../support/network.ts';
import { expect, openTab, testWithApp as test } from '../support/product-test.ts';
import { readStore } from '../support/read-store.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { syncStatusText } from '../../src/platform/sync-status/sync-status.text.ts';
import { actions, nav } from '../support/words.ts';

const isIdentity = ({ path }: { path: string }) => path.startsWith('/idp');
const SLOW = { type: 'delay', delayMs: 3_000 } as const;

/** The databases and caches whose names contain her id. */
function namedAfter(page: Page, memberId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    return [...databases, ...(await caches.keys())].filter((name) => name.includes(id));
  }, memberId);
}

/** Keeps every sign-out on the device waiting; the returned function lets it go on. */
async function holdSessionTurn(page: Page): Promise<() => Promise<void>> {
  const release = await page.evaluateHandle(
    () =>
      new Promise<() => void>((held) => {
        void navigator.locks.request('session', () => new Promise<void>((resolve) => held(resolve)));
      }),
  );
  return () => release.evaluate((letGo) => letGo());
}

test('promise 2: „Loobu“ cancels, however slow the identity service is, and what she then logs is kept', async ({
  device,
  network,
  record,
  weights,
}) => {
  await device.openDiary();
  network.fail(isIdentity, SLOW);
  const question = await device.askToSignOut();
  await question.getByRole('button', { name: actions.cancel, exact: true }).click();
  await expect(question).toBeHidden();
  const weight = weights.next();
  await device.addMeasurement(weight);
  await device.expectSent(weight);
  expect(network.log.filter(({ target }) => target === 'RevokeToken')).toEqual([]);
  await device.open('/diary');
  await expect(device.measurementRow(weight)).toHaveCount(1);
  expect(await record.countsByWeight([weight])).toEqual([1]);
});

test('promise 2: what another tab saves while she signs out is there when she returns', async ({
  device,
  context,
  member,
  network,
  page,
  record,
  weights,
}) => {
  await device.openDiary();
  const other = await openTab(context, device);
  await other.openDiary();
  network.fail(isReplay, UNAVAILABLE);
  network.fail(isIdentity, SLOW);
  const weight = weights.next();
  const sheet = await other.openMeasurementSheet();
  await sheet.getByLabel('Kaal', { exact: true }).fill(String(weight).replace('.', ','));
  const question = await device.askToSignOut();
  // The session's turn is held until she has pressed in both tabs. Either may come first then: she is asked again or the entry
  // waits for her.
  const releaseTurn = await holdSessionTurn(page);
  await question.getByRole('button', { name: nav.signOut }).click();
  await sheet.getByRole('button', { name: actions.save }).dispatchEvent('click');
  await releaseTurn();
  // Never there if the sign-out came first.
  const keep = question.getByRole('button', { name: /^Hoia seadmes/ });
  void keep.click().catch(() => undefined);
  await expect(page).toHaveURL(`${network.origin}/`);
  await expect.poll(() => recordsAbout(page, member.id)).toEqual({ entries: 1 });
  network.heal();
  await device.open('/login');
  await device.signIn();
  await device.open('/diary');
  await device.expectSent(weight);
  expect(await record.countsByWeight([weight])).toEqual([1]);
});

test('promise 6: offline, she is warned before signing out that she cannot sign in again, and none of her data stays', async ({
  device,
  context,
  member,
  page,
  network,
}) => {
  await device.fill('/diary');
  await context.setOffline(true);
  const question = await device.askToSignOut();
  await expect(question).toContainText(syncStatusText.signOutOffline);
  await question.getByRole('button', { name: nav.signOut }).click();
  await expect(page).toHaveURL(`${network.origin}/`);
  await expect.poll(() => namedAfter(page, member.id)).toEqual([]);
  expect(await everythingKept(page)).not.toContain(member.email);
});

test('signing out tells the identity service, and does not wait for it @breadth', async ({
  device,
  member,
  network,
}) => {
  await device.openDiary();
  network.fail(isIdentity, { type: 'delay', delayMs: 30_000 });
  await device.signOut();
  await expect
    .poll(() => network.log.filter(({ target }) => target === 'RevokeToken'))
    .toMatchObject([{ didReachServer: true, endedAt: undefined }]);
  network.heal();
  const renewal = await fetch(member.identity.userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
    },
    body: JSON.stringify({ RefreshToken: member.refreshToken, ClientId: member.identity.userPoolClientId }),
  });
  expect(renewal.status).toBe(400);
});

test('promise 6: what a killed sign-out left on the phone is gone after the next start', async ({
  network,
  member,
}) => {
  const phone = await RealBrowser.open();
  try {
    await keepSession(phone.page, network, member);
    const device = new MemberDevice(phone.page, network, member);
    // The battery dies before anything can be removed, on this page and on the one that follows it.
    await phone.page.addInitScript(() => {
      IDBFactory.prototype.deleteDatabase = () => ({}) as IDBOpenDBRequest;
      CacheStorage.prototype.delete = () => new Promise(() => undefined);
    });
    await device.fill('/diary');
    // Waiting entries would stay, and rightly.
    await device.expectAllSent();
    const question = await device.askToSignOut();
    await question.getByRole('button', { name: nav.signOut }).click();
    const session = async () => JSON.stringify(await readStore(phone.page, 'app-session', 'kv'));
    await expect.poll(session).not.toContain(member.email);
    expect(await namedAfter(phone.page, member.id)).not.toEqual([]);
    await phone.kill();

    await phone.start();
    await phone.page.goto(`${network.origin}/login`);
    await expect.poll(() => namedAfter(phone.page, member.id)).toEqual([]);
  } finally {
    await phone.dispose();
  }
});
