/** What every screen must be in every theme, at every width and at twice the size of text. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** A page whose script has not run yet has its theme by the style sheet alone. */
const BACKGROUND = { light: 'rgb(251, 249, 248)', dark: 'rgb(21, 16, 26)' } as const;
/** The dark theme is another set of colours, and every control is on the narrowest or the widest screen. */
const WIDTHS_PX = { light: [320, 768, 1280], dark: [320, 1280] } as const;
const HEIGHT_PX = 900;
/** The size of text that a browser is set to, in pixels: its own, and twice that. */
const TEXT_PX = { usual: 16, double: 32 } as const;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** All that it runs by itself, and the two rules that it keeps back: targets of 24 px, and names that hold the words one sees. */
const EVERY_RULE: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
};
/** A theme is an attribute of the document and changes nothing but colours (src/ui/theme.ts): the second one is asked for those. */
const COLOUR_RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
const AXE_OPTIONS = { light: EVERY_RULE, dark: COLOUR_RULES };

/** Axe for the document that is open, and all of it drawn. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(AXE);
  await drawFarCards(page);
}

/** What axe finds wrong, by rule, and the first place of each. */
async function violations(page: Page, theme: Theme): Promise<string[]> {
  const found = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      axe: { run(where: Element | Document, how: object): Promise<AxeResults> };
    };
    const { violations: all } = await axe.run(document, options);
    // A bar may lie over a part of a control here; scrolled from under it, is the control still too small?
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
  }, AXE_OPTIONS[theme]);
  return found.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
}

/** Far down a list the browser leaves cards undrawn, in the colours of the theme before, until they are scrolled to. */
function drawFarCards(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What sticks out of the window at its side, where one could scroll to it. */
function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });
}

/** What lies under the header or the bar at the lower edge while it has the focus (WCAG 2.4.11). */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focusable = 'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
    const before = document.activeElement;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      // What has the focus already is not brought into sight by it again; what lies behind a modal takes none.
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

/** Sets the size of text as the browser's own setting does: everything that is measured by it grows. */
async function setText(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await browser.detach();
}

/** Resolves when the look that was asked for is drawn. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await frame();
  });
}

async function expectFaultless(page: Page, name: string, theme: Theme, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND[theme]);
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await untilDrawn(page);
  const look = `${name}, ${theme}, ${width} px`;
  expect.soft(await violations(page, theme), `${look}: axe`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${look}: wider than the window`).toEqual([]);
}

/** At twice the text and at its usual size nothing is wider than the narrowest window or lies under a bar. */
async function expectRoomForText(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS_PX.light[0], height: HEIGHT_PX });
  for (const [size, standard] of Object.entries(TEXT_PX).toReversed()) {
    await setText(page, standard);
    await untilDrawn(page);
    const look = `${name}, ${WIDTHS_PX.light[0]} px, ${size} text`;
    expect.soft(await sidewaysScroll(page), `${look}: wider than the window`).toEqual([]);
    expect.soft(await covered(page), `${look}: under a bar with the focus`).toEqual([]);
  }
}

/**
 * Both themes at every width have no fault that axe knows; nothing is wider than the window or lies under a bar, at
 * twice the text either. `name` is what a failure calls the screen.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await prepare(page);
  for (const theme of THEMES)
    for (const width of WIDTHS_PX[theme]) await expectFaultless(page, name, theme, width);
  await expectRoomForText(page, name);
}

/** The same of a screen whose other looks have been seen with a network: without one it gains a few lines and no colours. */
export async function expectAccessibleOffline(page: Page, name: string): Promise<void> {
  await prepare(page);
  await expectFaultless(page, name, 'light', WIDTHS_PX.light[0]);
  await expectRoomForText(page, name);
}
