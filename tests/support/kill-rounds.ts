/**
 * A phone that dies again and again while its owner logs: in each round she opens the app and saves one measurement after another
 * on a network that may be down or lose responses. At a random moment the browser is killed.
 */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { formatNumber, formatWithUnit } from '../../src/language/numbers.ts';
import { MemberDevice } from './member-device.ts';
import { keepSession, type MemberSession } from './member-session.ts';
import { anything, isReplay, type Network } from './network.ts';
import { RealBrowser } from './real-browser.ts';
import { actions, diary } from './words.ts';

/** Measurements are identified by their hips, which have enough plausible values to raise no question. */
export interface KillRecord {
  /** In the order in which she pressed "save". */
  tried: number[];
  /** Measurements that the screen listed before the phone died. */
  shown: Set<number>;
}

const MOST_SAVES_IN_A_ROUND = 3;
/** Pressing "save", writing, rendering and sending take about this long; the kill comes anywhere in it. */
const LONGEST_LIFE_MS = 200;
/** More than any in the demo diary. */
const FIRST_HIPS_CM = 112;

export class DyingPhone {
  readonly record: KillRecord = { tried: [], shown: new Set() };
  readonly #browser: RealBrowser;
  readonly #network: Network;
  readonly #member: MemberSession;
  readonly #random: () => number;

  private constructor(browser: RealBrowser, network: Network, member: MemberSession, random: () => number) {
    this.#browser = browser;
    this.#network = network;
    this.#member = member;
    this.#random = random;
  }

  /** Signs her in, and waits until the app would open offline. `random` returns values in [0, 1). */
  static async open(network: Network, member: MemberSession, random: () => number): Promise<DyingPhone> {
    const browser = await RealBrowser.open();
    await keepSession(browser.page, network, member);
    await new MemberDevice(browser.page, network, member).fill('/diary');
    return new DyingPhone(browser, network, member, random);
  }

  /** Saves, dies, and is reopened offline; everything that was shown must appear again. */
  async round(): Promise<void> {
    await this.#openDiary();
    this.#troubleNetwork();
    // One at least is on the screen before the phone dies for the first time: of others nobody knows whether they were.
    const fewest = this.record.tried.length === 0 ? 2 : 1;
    const saves = Math.max(fewest, 1 + Math.floor(this.#random() * MOST_SAVES_IN_A_ROUND));
    for (let save = 1; save < saves; save += 1) await this.#save();
    await this.#dieSaving();
    this.#network.heal();
    this.#network.fail(anything, { type: 'gone' });
    await this.#browser.start();
    await this.#openDiary();
    const shownNow = await this.#shownHips();
    expect([...this.record.shown].filter((hips) => !shownNow.includes(hips))).toEqual([]);
    expect(shownNow.length).toBe(new Set(shownNow).size);
    this.#network.heal();
  }

  /** Opens the phone on a good network. */
  async openWell(): Promise<MemberDevice> {
    this.#network.heal();
    return this.#openDiary();
  }

  dispose(): Promise<void> {
    return this.#browser.dispose();
  }

  async #openDiary(): Promise<MemberDevice> {
    const { page } = this.#browser;
    page.removeAllListeners('console');
    page.on('console', (message) => {
      const hips = Number(/^SHOWN (\d+(?:,\d)?)/.exec(message.text())?.[1]?.replace(',', '.'));
      if (this.record.tried.includes(hips)) this.record.shown.add(hips);
    });
    const device = new MemberDevice(page, this.#network, this.#member);
    await device.open('/diary');
    await expect(device.measurementRows().first()).toBeVisible();
    await reportShown(page);
    return device;
  }

  #troubleNetwork(): void {
    const chance = this.#random();
    if (chance < 0.35) this.#network.fail(anything, { type: 'gone' });
    else if (chance < 0.7) this.#network.fail(isReplay, { type: 'lose' }, 2);
  }

  #nextHips(): number {
    const hips = Math.round(FIRST_HIPS_CM * 10 + this.record.tried.length) / 10;
    this.record.tried.push(hips);
    return hips;
  }

  async #fillSheet(): Promise<() => Promise<unknown>> {
    const { page } = this.#browser;
    await page.getByRole('button', { name: diary.addMeasurement }).click();
    const sheet = page.getByRole('dialog', { name: diary.addMeasurement });
    await sheet.getByLabel(diary.hips, { exact: true }).fill(formatNumber(this.#nextHips()));
    const button = await sheet.getByRole('button', { name: actions.save }).elementHandle();
    return async () => button?.evaluate((element) => (element as HTMLElement).click());
  }

  async #save(): Promise<void> {
    const press = await this.#fillSheet();
    await press();
    const hips = formatWithUnit(this.record.tried.at(-1) ?? 0, 'cm');
    await expect(
      this.#browser.page.getByRole('definition').getByText(hips, { exact: true }).first(),
    ).toBeVisible();
  }

  async #dieSaving(): Promise<void> {
    const press = await this.#fillSheet();
    const lifeMs = this.#random() * LONGEST_LIFE_MS;
    const dying = new Promise((resolve) => setTimeout(resolve, lifeMs)).then(() => this.#browser.kill());
    // The press may never resolve if the browser dies.
    press().catch(() => undefined);
    await dying;
  }

  async #shownHips(): Promise<number[]> {
    const { page } = this.#browser;
    const more = page.getByRole('button', { name: actions.showMore });
    while (await more.isVisible()) await more.click();
    const texts = await page.locator('main li:has(dd) dd').allTextContents();
    const values = texts.map((text) =>
      Number(/^(1[0-4]\d(?:,\d)?)\u00a0cm$/.exec(text)?.[1]?.replace(',', '.')),
    );
    return values.filter((value) => this.record.tried.includes(value));
  }
}

/** Makes the page report which of her hips it lists, as soon as it renders them. */
function reportShown(page: Page): Promise<void> {
  return page.evaluate(() => {
    const look = () => {
      for (const value of document.querySelectorAll('main li dd')) {
        const text = value.textContent;
        if (/^1[0-4]\d(,\d)?\u00a0cm$/.test(text)) console.log(`SHOWN ${text}`);
      }
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** Returns equal numbers for equal seeds, so that a failure can be reproduced. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
