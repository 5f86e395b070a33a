/** Firefox over WebDriver BiDi, with a profile that outlives its process. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type ElementHandle, type EvaluateFunc, launch, type Page } from 'puppeteer-core';
import { findFirefox, HOW_TO_GET } from '../../scripts/other-browsers.mjs';
import { type DrivenBrowser, type DrivenElement, PHONE } from './driven-browser.ts';

interface Running {
  browser: Browser;
  page: Page;
}

/** `preferences`: settings of Firefox besides those of every test. */
export async function openFirefox(
  preferences: Record<string, string | boolean | number> = {},
): Promise<DrivenBrowser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(HOW_TO_GET.firefox);
  const profile = await mkdtemp(join(tmpdir(), 'hoog-firefox-'));
  const start = async (): Promise<Running> => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      userDataDir: profile,
      // Firefox needs a writable home folder.
      env: { ...process.env, HOME: profile, TZ: 'Europe/Tallinn' },
      extraPrefsFirefox: { 'intl.accept_languages': 'et', ...preferences },
    });
    const [first] = await browser.pages();
    const page = first ?? (await browser.newPage());
    await page.setViewport(PHONE);
    return { browser, page };
  };
  let { browser, page } = await start();
  return {
    open: async (address) => void (await page.goto(address)),
    load: async (script) => void (await page.evaluate(script)),
    // Puppeteer's handling of handles among the arguments goes beyond this interface.
    evaluate: async (run, given) => page.evaluate(run as EvaluateFunc<unknown[]>, given) as never,
    find: async (run, given) =>
      elementOf((await page.evaluateHandle(run as EvaluateFunc<unknown[]>, given)) as ElementHandle),
    dieAndReturn: async () => {
      await kill(browser);
      await untilTidied(profile);
      ({ browser, page } = await start());
    },
    dispose: async () => {
      await kill(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function elementOf(handle: ElementHandle): DrivenElement {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    chooseFile: (path) => (handle as ElementHandle<HTMLInputElement>).uploadFile(path),
  };
}

/** Like a battery dying: with all its processes, without events or last writes. */
async function kill(browser: Browser): Promise<void> {
  const child = browser.process();
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
  await browser.disconnect();
}

/** Puppeteer puts its backups of the settings back behind a process that ended, and a start meanwhile would miss the file. */
async function untilTidied(profile: string): Promise<void> {
  while ((await readdir(profile)).some((file) => file.endsWith('.puppeteer'))) await delay(10);
}
