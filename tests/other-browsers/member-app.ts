/** The app in a driven browser, used through the words and roles a member sees. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { formatNumber, formatWithUnit } from '../../src/language/numbers.ts';
import { libraryName } from '../../src/library/library-database.ts';
import { cacheName } from '../../src/offline/cache-rows.ts';
import { outboxName } from '../../src/offline/outbox-database.ts';
import { type MemberSession, passwordOf } from '../support/member-session.ts';
import { arePicturesKept } from '../support/kept-pictures.ts';
import { readStore } from '../support/read-store.ts';
import { actions, auth, diary, nav } from '../support/words.ts';
import type { DrivenBrowser, DrivenElement } from './driven-browser.ts';

/** `finder` loads it into the page. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');
const finder = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js');

const WAITING = { timeout: 30_000, interval: 50 };
const FILLING = { timeout: 90_000, interval: 100 };

interface WithMeasurement {
  photoPath?: string;
  /** The consent sentences she ticks the first time. */
  consents?: readonly string[];
}

export class MemberApp {
  readonly #browser: DrivenBrowser;
  readonly #origin: string;
  readonly #member: MemberSession;

  constructor(browser: DrivenBrowser, origin: string, member: MemberSession) {
    this.#browser = browser;
    this.#origin = origin;
    this.#member = member;
  }

  async open(path: string): Promise<void> {
    await this.#browser.open(this.#origin + path);
    await this.#browser.load(await readFile(finder, 'utf8'));
    await vi.waitFor(async () => {
      const isLive = await this.#browser.evaluate(
        () => document.querySelector('#root h1') !== null,
        undefined,
      );
      if (!isLive) throw new Error(`${path} is still the page that was rendered for everybody`);
    }, WAITING);
  }

  /**
   * Clicks as a person does: if something covers the element or it is still moving, a moment later. A driver does not scroll to
   * what is in the window, though the bar at its end may cover it there; a person does.
   */
  async click(role: string, name: string): Promise<void> {
    await vi.waitFor(async () => {
      const element = await this.#browser.find(
        ([wantedRole, wantedName]) => TestingLibraryDom.screen.getByRole(wantedRole, { name: wantedName }),
        [role, name] as const,
      );
      await this.#untilStill(role, name);
      await element.click();
    }, WAITING);
  }

  async fill(label: string, text: string): Promise<void> {
    await (await this.#field(label)).type(text);
  }

  async chooseFile(label: string, path: string): Promise<void> {
    await (await this.#field(label)).chooseFile(path);
  }

  /** Resolves when one element of this selector contains all the texts. */
  async untilSaid(selector: string, ...texts: string[]): Promise<void> {
    const said = () =>
      this.#browser.evaluate(
        (wanted) => [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent),
        selector,
      );
    await vi.waitFor(async () => {
      const candidates = await said();
      if (candidates.some((candidate) => texts.every((text) => candidate.includes(text)))) return;
      throw new Error(`No ${selector} says ${texts.join(', ')}, but: ${candidates.join(' | ')}`);
    }, WAITING);
  }

  untilHeading(name: string): Promise<void> {
    return this.untilSaid('h1', name);
  }

  async signIn(): Promise<void> {
    await this.open('/login');
    await this.fill(auth.email, this.#member.email);
    await this.fill(auth.password, passwordOf(this.#member.email));
    await this.click('button', nav['/login']);
    await this.untilHeading(nav['/calendar']);
  }

  /** Resolves when everything she may read is on the device, including the app's own files. */
  async untilAllIsKept(): Promise<void> {
    const missing = async () => {
      const controller = await this.#browser.evaluate(
        () => navigator.serviceWorker.controller?.state,
        undefined,
      );
      const library = await readStore(this.#browser, libraryName(this.#member.id), 'state');
      const rows = JSON.stringify(await readStore(this.#browser, cacheName(this.#member.id), 'rows'));
      return [
        ...(controller === 'activated' ? [] : ['worker']),
        ...(library?.length ? [] : ['library']),
        ...((await arePicturesKept(this.#browser, this.#member.id)) ? [] : ['pictures']),
        ...['MEASUREMENT', 'COMPLETEDTRAINING#', 'getMyProfile'].filter((part) => !rows?.includes(part)),
      ];
    };
    await vi.waitFor(async () => {
      const parts = await missing();
      if (parts.length > 0) throw new Error(`Not on the device: ${parts.join(', ')}`);
    }, FILLING);
  }

  /** Saves a measurement in the open diary; resolves when the screen shows it. */
  async addMeasurement(weight: number, { photoPath, consents = [] }: WithMeasurement = {}): Promise<void> {
    await this.click('button', diary.addMeasurement);
    await this.fill(diary.weight, formatNumber(weight));
    if (photoPath !== undefined) await this.chooseFile(diary.choosePhoto, photoPath);
    for (const consent of consents) await this.click('checkbox', consent);
    await this.click('button', actions.save);
    await this.untilSaid('main li', formatWithUnit(weight, 'kg'));
  }

  /** Returns the text of the diary's row with this weight; undefined if there is none. */
  rowOf(weight: number): Promise<string | undefined> {
    return this.#browser.evaluate(
      (figure) => {
        const rows = [...document.querySelectorAll('main li:has(dd)')];
        const isWanted = (row: Element) =>
          [...row.querySelectorAll('dd')].some((value) => value.textContent === figure);
        return rows.find(isWanted)?.textContent;
      },
      formatWithUnit(weight, 'kg'),
    );
  }

  /** Natural size of the picture whose name starts with `beginning`; undefined until it is drawn. */
  sizeOfPicture(beginning: string): Promise<{ width: number; height: number } | undefined> {
    return this.#browser.evaluate((wanted) => {
      const isWanted = (name: string) => name.startsWith(wanted);
      const picture = TestingLibraryDom.screen.queryByRole<HTMLImageElement>('img', { name: isWanted });
      if (!picture?.complete || picture.naturalWidth === 0) return undefined;
      return { width: picture.naturalWidth, height: picture.naturalHeight };
    }, beginning);
  }

  text(): Promise<string> {
    return this.#browser.evaluate(() => document.body.textContent, undefined);
  }

  /** The number of pixels by which the screen is wider than the window. */
  overflow(): Promise<number> {
    return this.#browser.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, undefined);
  }

  async waitingCount(): Promise<number> {
    return (await readStore(this.#browser, outboxName(this.#member.id), 'entries'))?.length ?? 0;
  }

  /** Throws while the layout is moving, because a press would miss the element. */
  #untilStill(role: string, name: string): Promise<void> {
    return this.#browser.evaluate(
      async ([wantedRole, wantedName]) => {
        const element = TestingLibraryDom.screen.getByRole(wantedRole, { name: wantedName });
        element.scrollIntoView({ block: 'center' });
        const place = () => JSON.stringify(element.getBoundingClientRect());
        const before = place();
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        if (!element.isConnected || place() !== before) throw new Error(`${wantedName} still moves`);
      },
      [role, name] as const,
    );
  }

  #field(label: string): Promise<DrivenElement> {
    const find = () =>
      this.#browser.find((wanted) => TestingLibraryDom.screen.getByLabelText<HTMLElement>(wanted), label);
    return vi.waitFor(find, WAITING);
  }
}
