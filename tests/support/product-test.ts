/**
 * The browser suite's test: a server per worker behind a network that can fail, and a demo member signed in on a
 * device of her own. Servers live as long as a worker, devices as long as a test.
 */
import { type BrowserContext, test as base } from '@playwright/test';
import { makeFilmedContent } from './filmed-content.ts';
import { InstalledPhone } from './installed-phone.ts';
import { MemberDevice } from './member-device.ts';
import { keepSession, type MemberSession, signInAs } from './member-session.ts';
import type { Network } from './network.ts';
import { ServerRecord } from './server-record.ts';
import { startService } from './service.ts';
import { forgetSessions } from './sessions-on-server.ts';
import { keepPointerAway } from './visitor-presence.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** `filmed`: trainings of the calendar have films, which what is published by itself has not. */
  content: 'published' | 'filmed';
  workerNetwork: Network;
  /** Plausible weights that are in no demo diary and no other test, so that a weight identifies a measurement. */
  weights: { next(): number };
  /** Copied for each test that begins on a phone with the app. */
  installedPhone: InstalledPhone;
}

interface TestFixtures {
  /**
   * `new` has never been used; on one that is `installed` are the app and the demo member's library, as after any visit but
   * the first, without her session and her own data.
   */
  phone: 'new' | 'installed';
  /** Between the browser and the server; healed at the start of each test, with an empty log. */
  network: Network;
  /** premium@example.com, in a new session, without the small state and the guided trainings of earlier tests. */
  member: MemberSession;
  /** What the server has stored about her. */
  record: ServerRecord;
  /** Her phone, signed in; nothing is open yet. */
  device: MemberDevice;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  content: ['published', { option: true, scope: 'worker' }],
  workerNetwork: [
    async ({ content }, use) => {
      const filmed = content === 'filmed' ? await makeFilmedContent() : undefined;
      const service = await startService(filmed && { CONTENT_DIR: filmed.folder });
      await use(service.network);
      await service.close();
      await filmed?.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  weights: [
    async ({ browserName: _anyBrowser }, use) => {
      let tenths = 630;
      await use({
        next: () => {
          tenths += 1;
          return tenths / 10;
        },
      });
    },
    { scope: 'worker' },
  ],
  installedPhone: [
    async ({ workerNetwork, playwright }, use) => {
      const phone = new InstalledPhone(workerNetwork, playwright.chromium);
      await use(phone);
      await phone.remove();
    },
    { scope: 'worker' },
  ],
  phone: ['new', { option: true }],
  context: async ({ context, phone, network: _healed, installedPhone }, use) => {
    if (phone === 'new') return use(context);
    const copy = await installedPhone.copy();
    await use(copy.context);
    await copy.remove();
  },
  page: async ({ context }, use) => {
    // A browser of its own opens with a page.
    const page = context.pages()[0] ?? (await context.newPage());
    await keepPointerAway(page);
    await use(page);
  },
  network: async ({ workerNetwork }, use) => {
    workerNetwork.heal();
    workerNetwork.forget();
    await use(workerNetwork);
    workerNetwork.heal();
  },
  member: async ({ network }, use) => {
    const member = await signInAs(network, 'premium@example.com');
    // Not after a test, when her phone is still open: what it had not sent by then would come behind the cleaning.
    const record = new ServerRecord(network, member);
    await record.endMarks();
    await forgetSessions(record);
    await use(member);
  },
  record: async ({ network, member }, use) => {
    await use(new ServerRecord(network, member));
  },
  device: async ({ network, member, page }, use) => {
    await keepSession(page, network, member);
    await use(new MemberDevice(page, network, member));
  },
});

/** The same on a phone that has the app: for what members do every day, not for what a first visit brings. */
export const testWithApp = test.extend({ phone: 'installed' });

/** The same where trainings have films. */
export const testWithFilms = testWithApp.extend<object, Pick<WorkerFixtures, 'content'>>({
  content: ['filmed', { scope: 'worker' }],
});

/** Another tab of the same device. */
export async function openTab(context: BrowserContext, device: MemberDevice): Promise<MemberDevice> {
  return device.on(await context.newPage());
}
