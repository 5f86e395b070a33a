/**
 * A phone on which the demo member read yesterday: the app and her library are on it. One first visit makes it for all tests
 * of a worker; each begins with a copy, in a browser of its own.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, BrowserType, Page } from '@playwright/test';
import { libraryName } from '../../src/library/library-database.ts';
import { untilAllIsKept } from './device-state.ts';
import { keepSession, signInAs } from './member-session.ts';
import type { Network } from './network.ts';

/** Files that the browser keeps for itself and can make again; a test fetches those that the site did not keep. */
const BROWSERS_OWN = /^(?:.*Cache|blob_storage)$/;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface PhoneCopy {
  context: BrowserContext;
  remove(): Promise<void>;
}

export class InstalledPhone {
  readonly #network: Network;
  readonly #browser: BrowserType;
  #profile: Promise<string> | undefined;

  constructor(network: Network, browser: BrowserType) {
    this.#network = network;
    this.#browser = browser;
  }

  /** Starts a browser on a copy, with the options of the test that asks. */
  async copy(): Promise<PhoneCopy> {
    this.#profile ??= this.#install();
    const original = await this.#profile;
    const profile = await newFolder();
    // Node's own copying of its thousand small files takes ten times as long.
    await promisify(execFile)('cp', ['-R', `${original}/.`, profile]);
    const context = await this.#browser.launchPersistentContext(profile);
    const remove = async () => {
      await context.close();
      await removeFolder(profile);
    };
    return { context, remove };
  }

  async remove(): Promise<void> {
    if (this.#profile) await removeFolder(await this.#profile);
  }

  /** The first visit. Of what it leaves, her session and her own data are removed: tests have changed them since. */
  async #install(): Promise<string> {
    const profile = await newFolder();
    const context = await this.#browser.launchPersistentContext(profile);
    const page = context.pages()[0] ?? (await context.newPage());
    const member = await signInAs(this.#network, 'premium@example.com');
    await keepSession(page, this.#network, member);
    await page.goto(`${this.#network.origin}/calendar`);
    await untilAllIsKept(page, member.id);
    await page.goto(`${this.#network.origin}/healthz`);
    await stopWorker(page);
    await leaveLibrary(page, libraryName(member.id), Date.now() - DAY_MS);
    await context.clearCookies();
    await context.close();
    await removeBrowsersOwn(profile);
    return profile;
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'hoog-phone-'));
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });

async function removeBrowsersOwn(profile: string): Promise<void> {
  for (const folder of [profile, join(profile, 'Default')])
    for (const name of await readdir(folder))
      if (BROWSERS_OWN.test(name)) await removeFolder(join(folder, name));
}

/** It would hold open the databases that are being removed. */
async function stopWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.detach();
}

/** Removes everything else from the site's storage, and dates the library back, so that the next visit compares it. */
function leaveLibrary(page: Page, library: string, checkedAt: number): Promise<void> {
  return page.evaluate(
    async ([kept, then]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      localStorage.clear();
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      await Promise.all(
        names.filter((name) => name !== kept).map((name) => done(indexedDB.deleteDatabase(name))),
      );
      const database = await done(indexedDB.open(kept));
      const states = database.transaction('state', 'readwrite').objectStore('state');
      const state = (await done(states.get('state'))) as object;
      await done(states.put({ ...state, checkedAt: then }, 'state'));
      database.close();
    },
    [library, checkedAt] as const,
  );
}
