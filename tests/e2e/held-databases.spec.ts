import type { Page } from '@playwright/test';
import { libraryName } from '../../src/library/library-database.ts';
import { outboxName } from '../../src/offline/outbox-database.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { expect, openTab, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { actions } from '../support/words.ts';

const HELD = 'Sinu andmed ei avane';
const BLOCKED = 'Hoog on avatud ka mujal';

/**
 * The first page to create the database is slow, like a busy phone, and is left meanwhile; with `isCaughtUnaware`, it
 * gets no event when it is left.
 */
async function leaveWhileMaking(page: Page, database: string, isCaughtUnaware: boolean): Promise<void> {
  await page.addInitScript(
    ([name, isUnaware]) => {
      if (sessionStorage.getItem('left') !== null || !location.pathname.startsWith('/calendar')) return;
      if (isUnaware)
        addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (asked, ...rest) {
        const request = open.call(this, asked, ...rest);
        if (asked !== name || sessionStorage.getItem('left') !== null) return request;
        request.addEventListener('upgradeneeded', () => {
          const [store] = request.result.objectStoreNames;
          const stay = () => {
            const counting = request.transaction?.objectStore(store ?? '').count();
            if (counting) counting.onsuccess = stay;
          };
          setTimeout(() => {
            sessionStorage.setItem('left', 'yes');
            location.assign('/diary');
          }, 50);
          stay();
        });
        return request;
      };
    },
    [database, isCaughtUnaware] as const,
  );
}

for (const isCaughtUnaware of [false, true]) {
  const how = isCaughtUnaware ? 'and it did not hear that it was left' : 'and nothing else';
  test(`no screen stays empty after a page was left while creating her outbox, ${how}${isCaughtUnaware ? '' : ' @breadth'}`, async ({
    network,
    member,
  }) => {
    // A browser like on a phone: a page that is left is frozen, so that one can go back to it.
    const phone = await RealBrowser.open();
    try {
      await keepSession(phone.page, network, member);
      const device = new MemberDevice(phone.page, network, member);
      await leaveWhileMaking(phone.page, outboxName(member.id), isCaughtUnaware);
      await phone.page.goto(`${network.origin}/calendar`, { waitUntil: 'commit' });
      await expect(phone.page).toHaveURL(/\/diary$/);
      await expect(device.measurementRows().first()).toBeVisible();
    } finally {
      await phone.dispose();
    }
  });
}

/**
 * A tab that holds a database open and never releases it. If it also waits to upgrade the database, all others queue
 * behind it.
 */
async function holdIn(tab: Page, origin: string, name: string, isWaiting: boolean): Promise<void> {
  await tab.goto(`${origin}/healthz`);
  await tab.evaluate(
    ([database, waits]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          if (waits) indexedDB.open(database, 99);
          resolve();
        };
      }),
    [name, isWaiting] as const,
  );
}

for (const database of ['outbox', 'session'] as const) {
  test(`if her ${database} does not open she is told what to do, and gets in when the other tab is closed${database === 'session' ? ' @breadth' : ''}`, async ({
    device,
    context,
    page,
    member,
    network,
    weights,
  }) => {
    await device.openDiary();
    const holder = await openTab(context, device);
    await page.goto(`${network.origin}/healthz`);
    const name = database === 'outbox' ? outboxName(member.id) : 'app-session';
    await holdIn(holder.page, network.origin, name, true);
    await device.open('/diary');
    const notice = page.getByRole('status').filter({ hasText: HELD });
    await expect(notice).toContainText('Sulge teised Hoo aknad ja vahelehed');
    await expect(page.getByRole('main')).toContainText(actions.loading);
    await holder.page.close();
    await expect(device.measurementRows().first()).toBeVisible();
    await expect(notice).toBeHidden();
    const weight = weights.next();
    await device.addMeasurement(weight);
    await device.expectSent(weight);
  });
}

test('if another tab blocks the library’s upgrade, she is told when it is needed, until that tab is closed', async ({
  device,
  context,
  page,
  member,
  network,
}) => {
  const holder = await openTab(context, device);
  await holdIn(holder.page, network.origin, libraryName(member.id), false);
  network.fail(({ path }) => path === '/graphql', { type: 'hang' });
  await device.open('/recipes');
  const notice = page.getByRole('status').filter({ hasText: BLOCKED });
  await expect(notice).toBeVisible();
  await holder.page.close();
  await expect(notice).toBeHidden();
});
