/**
 * The requirements of every screen in both themes, at every width and with doubled text. A usual run looks at each screen once,
 * in the look whose turn it is by the screen's name; `HOOG_LOOKS=every` in all of them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cutTexts } from './cut-texts.ts';

/** Before its script has run, a page gets its theme from the style sheet alone. */
const BACKGROUND = { light: 'rgb(251, 249, 248)', dark: 'rgb(21, 16, 26)' } as const;
type Theme = keyof typeof BACKGROUND;
/** Every control is on the narrowest or the widest screen, and the dark theme changes only colours. */
const LOOKS = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320 },
  { theme: 'light', width: 768 },
] as const satisfies readonly { theme: Theme; width: number }[];
const NARROWEST_PX = 320;
const HEIGHT_PX = 900;
/** The browser's text size setting in pixels: its default, and twice that. */
const TEXT_PX = { usual: 16, double: 32 } as const;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** All default rules and two optional ones: targets of 24 px, and names that contain the visible text. */
const EVERY_RULE: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
};
const isEveryLook = process.env['HOOG_LOOKS'] === 'every';

/** The looks in which this run sees a screen. */
function looksOf(name: string): readonly (typeof LOOKS)[number][] {
  const turn = new TextEncoder().encode(name).reduce((sum, byte) => sum + byte, 0) % LOOKS.length;
  return isEveryLook ? LOOKS : LOOKS.slice(turn, turn + 1);
}

/** Loads axe into the open document, with everything rendered. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(AXE);
  await drawFarCards(page);
}

/** The faults that axe finds, by rule, with the first occurrence of each. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      axe: { run(where: Element | Document, how: object): Promise<AxeResults> };
    };
    const { violations: all } = await axe.run(document, options);
    // A bar may cover part of a control here; is it still too small after scrolling it out from under the bar?
    const isSmallAnywhere = async (selector: string) => {
      const control = document.querySelector(selector);
      control?.scrollIntoView({ block: 'center' });
      const again = await axe.run(control ?? document, { runOnly: ['target-size'] });
      return again.violations.length > 0;
    };
    for (const violation of all.filter(({ id }) => id === 'target-size')) {
      const small = [];
      for (const node of violation.nodes) if (await isSmallAnywhere(String(node.target[0]))) small.push(node);
      violation.nodes = small;
      scrollTo(0, 0);
    }
    return all.filter(({ nodes }) => nodes.length > 0);
  }, EVERY_RULE);
  return found.map(({ id, nodes: [first, ...others] }) => {
    const why = first?.any[0]?.message ?? first?.failureSummary;
    return `${id} (${others.length + 1}): ${first?.html.slice(0, 160)}: ${why}`;
  });
}

/** Far down a list the browser leaves cards unpainted, in the previous theme's colours, until they are scrolled to. */
function drawFarCards(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The elements beyond the side of the window that one could scroll to. On a phone `innerWidth` grows with that. */
function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });
}

/** The elements that the header or the bottom bar covers while they have the focus (WCAG 2.4.11). */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focusable = 'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
    const before = document.activeElement;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      // Focusing an element that has the focus already does not scroll to it; elements behind a modal cannot take
      // focus.
      element.blur();
      element.focus();
      if (!element.checkVisibility() || !element.matches(':focus, :focus-within')) continue;
      const box = element.getBoundingClientRect();
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const isSeenAt = (y: number) => {
        const seen = document.elementFromPoint(box.left + box.width / 2, y);
        const bar = seen?.closest('header, nav');
        return !bar || bar.closest('main') !== null;
      };
      if (bottom <= top || !(isSeenAt(top + 2) || isSeenAt((top + bottom) / 2) || isSeenAt(bottom - 2)))
        found.push(element.outerHTML.slice(0, 120));
    }
    if (before instanceof HTMLElement) before.focus();
    scrollTo(0, 0);
    return found;
  });
}

/** Resolves when the requested appearance has been painted. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    // Waiting for them would depend on the compositor, which once never started one.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    await frame();
  });
}

/** Resolves when the page has the theme's colours. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND[theme]);
}

/** Expects that nothing is wider than the narrowest window, cut off or covered by a bar, with doubled text. */
async function expectRoomForText(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: NARROWEST_PX, height: HEIGHT_PX });
  const browser = await page.context().newCDPSession(page);
  for (const [size, standard] of Object.entries(TEXT_PX).toReversed()) {
    // Like the browser's own setting: everything relative to it grows.
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    if (size === 'usual' && !isEveryLook) break;
    await untilDrawn(page);
    const look = `${name}, ${NARROWEST_PX} px, ${size} text`;
    expect.soft(await sidewaysScroll(page), `${look}: wider than the window`).toEqual([]);
    expect.soft(await cutTexts(page), `${look}: cut off`).toEqual([]);
    expect.soft(await covered(page), `${look}: under a bar with the focus`).toEqual([]);
  }
  await browser.detach();
}

/**
 * Expects no axe violation and nothing wider than the window, and at the narrowest nothing cut off or covered by a bar, even
 * with doubled text. `name` identifies the screen in a failure, and chooses its look.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await prepare(page);
  for (const { theme, width } of looksOf(name)) {
    await wear(page, theme);
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await untilDrawn(page);
    const look = `${name}, ${theme}, ${width} px`;
    expect.soft(await violations(page), `${look}: axe`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `${look}: wider than the window`).toEqual([]);
  }
  await expectRoomForText(page, name);
}
