import { signInAs, untilKept } from './member.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {import('./screen.d.ts').Screen} Screen */
/** @typedef {'light' | 'dark'} Theme */

/** Ample, for a busy machine; nothing waits for it when all is well. */
const LIMIT_MS = 30_000;
/** A tall page is taken whole as well, but no taller than this many windows. */
const WHOLE_AT_MOST = 5;

/** One browser context per member at one width, signed in once; screens are taken in it one after another. */
export class DeviceGroup {
  /** @type {Map<string, BrowserContext>} */
  #contexts = new Map();

  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} origin
   * @param {{ width: number, height: number }} viewport
   */
  constructor(browser, origin, viewport) {
    this.browser = browser;
    this.origin = origin;
    this.viewport = viewport;
  }

  /**
   * Takes a screen in the themes. Returns the files' names and what went wrong. The picture is taken all the same.
   * @param {Screen} screen
   * @param {readonly Theme[]} themes
   * @param {URL} folder
   */
  async take(screen, themes, folder) {
    /** @type {string[]} */
    const files = [];
    /** @type {string | undefined} */
    let fault;
    try {
      const context = await this.#contextOf(screen);
      const page = await context.newPage();
      page.setDefaultTimeout(LIMIT_MS);
      await page.emulateMedia({ colorScheme: themes[0] ?? null, reducedMotion: 'reduce' });
      fault = await this.#bringUp(screen, page, context);
      for (const theme of themes) files.push(...(await this.#shoot(screen, page, theme, folder)));
      await page.close();
      await context.setOffline(false);
    } catch (error) {
      fault = firstWords(error);
    }
    return { files, fault };
  }

  /** @param {Screen} screen */
  async #contextOf({ who, isOwnDevice, name }) {
    const key = isOwnDevice ? name : who;
    const known = this.#contexts.get(key);
    if (known) return known;
    const isPhone = Math.min(this.viewport.width, this.viewport.height) < 768;
    const context = await this.browser.newContext({
      viewport: this.viewport,
      locale: 'et-EE',
      timezoneId: 'Europe/Tallinn',
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    this.#contexts.set(key, context);
    if (who !== 'visitor') await signInAs(context, this.origin, who);
    return context;
  }

  /**
   * @param {Screen} screen
   * @param {Page} page
   * @param {BrowserContext} context
   */
  async #bringUp(screen, page, context) {
    try {
      await screen.before?.({ page, context, origin: this.origin });
      if (screen.isOffline) {
        await page.goto(`${this.origin}${screen.path}`);
        await untilKept(page);
        await context.setOffline(true);
      }
      await page.goto(`${this.origin}${screen.path}`);
      await page.locator(screen.shows).first().waitFor();
      await screen.act?.(page);
      return undefined;
    } catch (error) {
      return firstWords(error);
    }
  }

  /**
   * @param {Screen} screen
   * @param {Page} page
   * @param {Theme} theme
   * @param {URL} folder
   */
  async #shoot({ name, who, isWindowOnly }, page, theme, folder) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await untilDrawn(page);
    const { width, height } = this.viewport;
    const file = `${name}.${who}.${width}.${theme}.png`;
    await page.screenshot({ path: new URL(file, folder).pathname });
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    if (isWindowOnly || tall < height * 1.15) return [file];
    const whole = file.replace('.png', '.whole.png');
    await page.setViewportSize({ width, height: Math.min(tall, height * WHOLE_AT_MOST) });
    await untilDrawn(page);
    await page.screenshot({ path: new URL(whole, folder).pathname });
    await page.setViewportSize(this.viewport);
    return [file, whole];
  }
}

/** @param {unknown} error */
function firstWords(error) {
  return String(error instanceof Error ? error.message : error)
    .split('\n')
    .slice(0, 4)
    .join(' ');
}

/**
 * Resolves when the fonts and the pictures in sight are there, nothing is loading and nothing moves.
 * @param {Page} page
 */
async function untilDrawn(page) {
  const isDrawn = () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    const isMoving = document.getAnimations().some(({ effect, playState }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return playState === 'running' && iterations !== Infinity;
    });
    const isLoading = document.querySelector('[aria-busy="true"]') !== null;
    return (
      document.fonts.status === 'loaded' &&
      inSight.every(({ complete }) => complete) &&
      !isMoving &&
      !isLoading
    );
  };
  await page.waitForFunction(isDrawn).catch(() => undefined);
  // Two frames, so that what has just come is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
