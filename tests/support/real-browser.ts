/**
 * A separate Chromium, started like on a person's phone: it can be killed without warning and reopened on the same
 * disk.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser, HOW_TO_GET_A_BROWSER } from '../../scripts/browser.mjs';

const START_LIMIT_MS = 90_000;
/** The hidden pages that a window draws for its address bar (playwright.config.ts says what they cost). */
const NO_HIDDEN_PAGES = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

export class RealBrowser {
  readonly #profile: string;
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async open(): Promise<RealBrowser> {
    const browser = new RealBrowser(await mkdtemp(join(tmpdir(), 'hoog-profile-')));
    await browser.start();
    return browser;
  }

  get context(): BrowserContext {
    const [context] = this.#browser?.contexts() ?? [];
    if (!context) throw new Error('The browser is not open');
    return context;
  }

  /** Its only page. */
  get page(): Page {
    const [page] = this.context.pages();
    if (!page) throw new Error('The browser has no page');
    return page;
  }

  /** Opens it again on the same disk. */
  async start(): Promise<void> {
    const executable = findBrowser();
    if (executable === undefined) throw new Error(HOW_TO_GET_A_BROWSER);
    const args = [
      ...browserFlags,
      NO_HIDDEN_PAGES,
      '--headless=new',
      '--lang=et',
      '--window-size=412,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${this.#profile}`,
      'about:blank',
    ];
    const child = spawn(executable, args, {
      // A separate process group, so that killing it includes its renderers.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TZ: 'Europe/Tallinn' },
    });
    this.#process = child;
    this.#browser = await chromium.connectOverCDP(await endpointOf(child));
  }

  /** Like a battery dying: without events or last writes. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => undefined);
  }

  /** Kills it and deletes its disk. */
  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The address to drive it, which Chromium prints on its error output. */
function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Chromium did not start: ${said}`)), START_LIMIT_MS);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const endpoint = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (endpoint !== undefined) finish(() => resolve(endpoint));
    });
    child.on('exit', () => finish(() => reject(new Error(`Chromium ended: ${said}`))));
  });
}
