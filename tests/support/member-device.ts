/** The app on a member's device, used through the words and roles she sees. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { syncStatusText } from '../../src/platform/sync-status/sync-status.text.ts';
import { formatNumber, formatWithUnit } from '../../src/language/numbers.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { keptEntries, untilAllIsKept, untilRowsAreKept, untilShellIsKept } from './device-state.ts';
import type { MemberScreen } from './member-screens.ts';
import { type MemberSession, passwordOf } from './member-session.ts';
import type { Network } from './network.ts';
import type { Route } from './routes.ts';
import { actions, auth, calendar, diary, food, nav, sync } from './words.ts';

/** A file for a file field: in memory, or the path of one. */
export type PhotoFile = { name: string; mimeType: string; buffer: Buffer } | string;

export class MemberDevice {
  readonly page: Page;
  readonly network: Network;
  readonly member: MemberSession;

  constructor(page: Page, network: Network, member: MemberSession) {
    this.page = page;
    this.network = network;
    this.member = member;
  }

  /** This device in another of its tabs. */
  on(page: Page): MemberDevice {
    return new MemberDevice(page, this.network, this.member);
  }

  /** Opens or reloads an address of the app. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.network.origin + path);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Opens the diary and waits until it would open offline, with what it knows of her. */
  async openDiary(): Promise<void> {
    await this.open('/diary');
    await expect(this.heading(nav['/diary'])).toBeVisible();
    await expect(this.measurementRows().first()).toBeVisible();
    await untilShellIsKept(this.page);
    await untilRowsAreKept(this.page, this.member.id, ['MEASUREMENT', 'getMyProfile']);
  }

  /** Expects the screen with its data, and no failure on it. */
  async expectScreen({ heading, content }: MemberScreen): Promise<void> {
    await expect(this.page.locator(content).first()).toBeVisible();
    await expect(this.heading(heading)).toBeVisible();
    await expect(this.page.getByRole('alert')).toHaveCount(0);
  }

  /** Expects a route with its complete content for members, and no failure on it. */
  async expectRoute({ path, member: { heading, content } }: Route): Promise<void> {
    await expect(this.page.locator(content).first(), path).toBeVisible();
    await expect(this.heading(heading ?? /./), path).toHaveCount(1);
  }

  /** Waits until everything she may read is on the device, having opened only the screen at `path`. */
  async fill(path = '/calendar'): Promise<void> {
    await this.open(path);
    await untilAllIsKept(this.page, this.member.id);
  }

  entries(): Promise<Entry[]> {
    return keptEntries(this.page, this.member.id);
  }

  /** Of her small state, what waits on the disk of a kind: a press is on the screen before it is there. */
  async waitingMarks(kind: string): Promise<{ key: string; value: unknown }[]> {
    const marks = (await this.entries()).flatMap((entry) =>
      entry.kind === 'saveMarks' ? entry.variables.input : [],
    );
    return marks
      .filter((mark) => mark.kind === kind)
      .map(({ key, value }) => ({ key, value: JSON.parse(value ?? 'null') as unknown }));
  }

  /** Keeps the message with „Võta tagasi“: it stays as long as the pointer is on it, and is gone in seconds without. */
  async holdUndo(): Promise<void> {
    await this.page.getByRole('button', { name: actions.undo }).hover();
  }

  // ---------------------------------------------------------------- diary

  measurementRows(): Locator {
    return this.page.getByRole('region', { name: diary.measurements }).getByRole('listitem');
  }

  /** The diary's row of a measurement, identified by its weight. */
  measurementRow(weight: number): Locator {
    const value = this.page.getByRole('definition').getByText(formatWithUnit(weight, 'kg'), { exact: true });
    return this.measurementRows().filter({ has: value });
  }

  get measurementSheet(): Locator {
    return this.page.getByRole('dialog', { name: diary.addMeasurement });
  }

  async openMeasurementSheet(): Promise<Locator> {
    await this.page.getByRole('button', { name: diary.addMeasurement }).click();
    return this.measurementSheet;
  }

  /** Fills in and saves the sheet; resolves when the screen says that it is saved. */
  async addMeasurement(weight: number, photo?: PhotoFile): Promise<void> {
    const sheet = await this.openMeasurementSheet();
    await sheet.getByLabel(diary.weight, { exact: true }).fill(formatNumber(weight));
    if (photo) {
      await sheet.getByLabel(diary.choosePhoto).setInputFiles(photo);
      await expect(sheet.getByText(measurementsText.photoReady)).toBeAttached();
    }
    await sheet.getByRole('button', { name: actions.save }).click();
    await expect(sheet).toBeHidden();
    await expect(this.measurementRow(weight)).toBeVisible();
  }

  /** The row says that the server does not have it: it is waiting or being sent. */
  async expectWaiting(weight: number): Promise<void> {
    await expect(this.measurementRow(weight)).toContainText(new RegExp(`${sync.pending}|${sync.sending}`));
  }

  /** The row is there and nothing of it is waiting any more. */
  async expectSent(weight: number): Promise<void> {
    const row = this.measurementRow(weight);
    await expect(row).toHaveCount(1);
    // Looked for at once: it waits, is sent, and waits again with its photo.
    await expect(row).not.toContainText(new RegExp(`${sync.pending}|${sync.sending}`), { timeout: 20_000 });
  }

  // ---------------------------------------------------------------- what waits

  /** The header's button that counts unsent entries. */
  get waitingCount(): Locator {
    const words = [
      sync['pendingCount.one'],
      sync['pendingCount.other'].replace('{n}', '\\d+'),
      'vajab tähelepanu',
    ];
    return this.page.getByRole('button', { name: new RegExp(words.join('|')) });
  }

  async openWaitingList(): Promise<Locator> {
    await this.waitingCount.click();
    return this.page.getByRole('dialog', { name: syncStatusText.title });
  }

  /** Waits until what cannot be done anew can no longer be undone, which is when it is sent. */
  async expectUndoOver(): Promise<void> {
    const undo = this.page.getByRole('button', { name: actions.undo });
    await expect(undo).toBeVisible();
    await expect(undo).toBeHidden({ timeout: 40_000 });
  }

  /** Nothing is waiting, neither on screen nor on disk, once the next try may have come. */
  async expectAllSent(timeout = 25_000): Promise<void> {
    await expect.poll(() => this.entries().then((entries) => entries.length), { timeout }).toBe(0);
    await expect(this.waitingCount).toBeHidden();
  }

  // ---------------------------------------------------------------- trainings

  async openTraining(training: { id: string; title: string }): Promise<void> {
    await this.open(`/studio/${encodeURIComponent(training.id)}`);
    await expect(this.heading(training.title)).toBeVisible();
  }

  /** Resolves when the screen says that it is done. */
  async markTrainingDone(): Promise<void> {
    await this.page.getByRole('button', { name: calendar.markDone }).click();
    await expect(this.page.getByText(calendar.doneToday)).toBeVisible();
  }

  // ---------------------------------------------------------------- recipes

  async expectRecipeWhole(recipe: { name: string; ingredients: readonly string[] }): Promise<void> {
    await expect(this.heading(recipe.name)).toBeVisible();
    const list = this.page.getByRole('region', { name: food.ingredients });
    for (const ingredient of recipe.ingredients) await expect(list).toContainText(ingredient);
    await expect(
      this.page.getByRole('region', { name: food.method }).getByRole('listitem').first(),
    ).toBeVisible();
  }

  /** The pictures on the screen that have loaded, and those that failed. */
  pictures(): Promise<{ drawn: number; broken: number }> {
    return this.page.evaluate(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        ({ complete }) => complete,
      );
      const drawn = images.filter(({ naturalWidth }) => naturalWidth > 0).length;
      return { drawn, broken: images.length - drawn };
    });
  }

  // ---------------------------------------------------------------- signing in and out

  /** Signs in through the form, as she does. */
  async signIn(email: string = this.member.email): Promise<void> {
    await this.page.getByLabel(auth.email).fill(email);
    await this.page.getByLabel(auth.password, { exact: true }).fill(passwordOf(email));
    await this.page.getByRole('main').getByRole('button', { name: nav['/login'] }).click();
    // She returns to the screen that asked her to sign in, or to the calendar.
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  /** Opens the sign-out dialog. */
  async askToSignOut(): Promise<Locator> {
    await this.page.getByRole('navigation').getByRole('button', { name: 'Menüü' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: nav.signOut }).click();
    return this.page.getByRole('dialog', { name: nav.signOut });
  }

  /** Signs out with nothing waiting; resolves when the start page is there. */
  async signOut(): Promise<void> {
    const question = await this.askToSignOut();
    await question.getByRole('button', { name: nav.signOut }).click();
    await expect(this.page).toHaveURL(`${this.network.origin}/`);
  }
}
