/**
 * On every screen everything that ends nothing is pressed: while the page is translated, while the browser says that there is no
 * network although there is, and in a browser that lacks what came after the oldest one served.
 */
import type { Page } from '@playwright/test';
import { takeNewNames } from '../support/newer-names.ts';
import { translatePage } from '../support/page-translator.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { ROUTE_PARTS } from '../support/routes.ts';
import { sync } from '../support/words.ts';

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

/** A press on one of these ends what the walk stands on, or costs money. */
const ENDING =
  /logi|kustuta|tühjenda|eemalda|loobu|lõpeta|tagane|telli|osta|maksa|vali pakett|kinnita|vaheta|uuenda|nõus|sulge/i;
/** So many controls of a screen, and of each layer that one of them opens, are pressed. */
const PRESSED_MAX = 16;
const CONTROLS =
  ':is(button, summary, input[type="checkbox"], input[type="radio"]):not(:disabled, [aria-disabled="true"])';
const LAYER = 'dialog[open]';
const CRASHED = /midagi läks valesti/i;

interface Way {
  name: string;
  /** Before the first page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Once a screen is complete. */
  begin?: (page: Page) => Promise<void>;
  /** After each press. */
  look?: (page: Page, step: string) => Promise<void>;
}

const WAYS: Way[] = [
  {
    name: 'while they are translated',
    begin: (page) => page.evaluate(`globalThis.translated ??= (${translatePage.toString()})(); undefined`),
    look: (page, step) =>
      expect.poll(() => page.evaluate<string[]>('globalThis.translated?.stale() ?? []'), step).toEqual([]),
  },
  {
    name: 'while the browser wrongly says that there is no network',
    prepare: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
      });
    },
    look: (page, step) =>
      expect(
        page
          .getByText(sync.offline, { exact: true })
          .or(page.getByText(sync.needsConnection, { exact: true })),
        step,
      ).toHaveCount(0),
  },
  { name: 'in the oldest browser', prepare: takeNewNames },
];

for (const way of WAYS)
  for (const { routes, name } of ROUTE_PARTS)
    test(`the screens ${name} stay whole ${way.name} and everything is pressed @breadth`, async ({
      device,
      page,
    }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await way.prepare?.(page);
      const expectWhole = async (step: string) => {
        await expect(page.getByText(CRASHED), step).toHaveCount(0);
        expect(faults, step).toEqual([]);
        await way.look?.(page, step);
      };
      for (const route of routes) {
        await test.step(route.path, async () => {
          const open = async () => {
            await device.open(route.path);
            // A training that the walk has begun stands on its own screen from then on.
            const { content } = route.member;
            await expect(page.locator(`${content}, ${LAYER}`).first(), route.path).toBeVisible();
            await way.begin?.(page);
          };
          await open();
          const opened = page.url();
          const pressAll = async (place: string, step: string) => {
            for (let index = 0; index < PRESSED_MAX; index += 1) {
              const pressed = await press(page, `${place} ${CONTROLS}`, index);
              if (pressed === undefined) break;
              if (pressed === '') continue;
              const here = `${step} › ${pressed}`;
              await expectWhole(here);
              if (place !== LAYER && (await page.locator(LAYER).count()) > 0) await pressAll(LAYER, here);
              if (place === LAYER && (await page.locator(LAYER).count()) === 0) break;
              if (place !== LAYER && !(await closeLayers(page))) await open();
              if (new URL(page.url()).pathname !== new URL(opened).pathname) await open();
            }
          };
          await pressAll('main', route.path);
        });
      }
    });

/** Returns what was pressed: nothing if there are no more, and an empty name if it is not to be. */
async function press(page: Page, controls: string, index: number): Promise<string | undefined> {
  // A layer may close by itself at any moment, and what was in it with it.
  const control = (await page.locator(controls).elementHandles())[index];
  if (control === undefined) return undefined;
  const name = await control.evaluate(
    (element: Element) =>
      [element.ariaLabel, element.textContent, element.id].find((each) => each) ?? element.localName,
  );
  if (ENDING.test(name) || !(await control.isVisible())) return '';
  await control.dispatchEvent('click');
  return name;
}

/** Returns whether none is left. */
async function closeLayers(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 4 && (await page.locator(LAYER).count()) > 0; tries += 1)
    await page.keyboard.press('Escape');
  return (await page.locator(LAYER).count()) === 0;
}
