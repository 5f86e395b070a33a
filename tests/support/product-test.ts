/**
 * The browser suite's test: a server per worker behind a network that can fail, and a demo member signed in on a
 * device of her own. Servers live as long as a worker, devices as long as a test.
 */
import { type BrowserContext, type Page, test as base } from '@playwright/test';
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
  /** `filmed`: trainings of the calendar have films, and each film is half a minute long. */
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
  /** The server's data about her. */
  record: ServerRecord;
  /** Her phone, signed in; nothing is open yet. */
  device: MemberDevice;
  /**
   * Opens a page on a new phone of somebody's. It ends with the test: one left open would go on asking through the network of
   * the tests after it.
   */
  openPhone: () => Promise<Page>;
  /** Another phone of a member, of `member` without an address, signed in; nothing is open yet. */
  openHerOtherPhone: (email?: string) => Promise<MemberDevice>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  content: ['published', { option: true, scope: 'worker' }],
  workerNetwork: [
    async ({ content }, use, { project }) => {
      if ((content === 'filmed') !== (project.name === 'films'))
        throw new Error(
          'The title of a test with films ends with @films, and of no other (playwright.config.ts)',
        );
      const filmed = content === 'filmed' ? await makeFilmedContent() : undefined;
      const service = await startService(filmed && { CONTENT_DIR: filmed.folder });
      await use(service.network);
      await service.close();
      await filmed?.remove();
    },
    // Longer than a server may take to be ready.
    { scope: 'worker', timeout: 240_000 },
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
  openPhone: async ({ browser }, use) => {
    const phones: BrowserContext[] = [];
    await use(async () => {
      const phone = await browser.newContext();
      phones.push(phone);
      return phone.newPage();
    });
    await Promise.all(phones.map((phone) => phone.close()));
  },
  openHerOtherPhone: async ({ network, openPhone }, use) => {
    await use(async (email = 'premium@example.com') => {
      const page = await openPhone();
      const session = await signInAs(network, email);
      await keepSession(page, network, session);
      return new MemberDevice(page, network, session);
    });
  },
});

/** A test on a phone that has the app: for acts of every day, not for a first visit. */
export const testWithApp = test.extend({ phone: 'installed' });

/** A test on such a phone with films of the trainings; its title says so by `@films`. */
export const testWithFilms = testWithApp.extend<object, Pick<WorkerFixtures, 'content'>>({
  content: ['filmed', { scope: 'worker' }],
});

/** Another tab of the same device. */
export async function openTab(context: BrowserContext, device: MemberDevice): Promise<MemberDevice> {
  return device.on(await context.newPage());
}
