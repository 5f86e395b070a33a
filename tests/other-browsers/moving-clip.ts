/** The drawing of an exercise in the open plan, in any browser. */
import { expect } from 'vitest';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import type { MemberApp } from './member-app.ts';

const DRAWN = { timeout: 20_000, interval: 100 };
/** Frames that are drawn meanwhile; a clip that moves has moved by then. */
const FRAMES = 20;

/** It moves, stands still once she stops the drawings, and moves again when she lets it. */
export async function expectClipMoves(browser: DrivenBrowser, app: MemberApp): Promise<void> {
  await expect.poll(() => placesOfParts(browser), DRAWN).toHaveLength(2);
  await expect.poll(() => hasMoved(browser), DRAWN).toBe(true);
  await app.click('button', trainingsText.stopClips);
  await expect.poll(() => hasMoved(browser), DRAWN).toBe(false);
  await app.click('button', trainingsText.moveClips);
  await expect.poll(() => hasMoved(browser), DRAWN).toBe(true);
}

async function hasMoved(browser: DrivenBrowser): Promise<boolean> {
  const [before, after] = await placesOfParts(browser);
  return before !== after;
}

/** The place of each part of the first drawing, before and after some frames; nothing until it is drawn. */
function placesOfParts(browser: DrivenBrowser): Promise<string[]> {
  return browser.evaluate(async (frames) => {
    const drawing = document.querySelector('main li svg:has(animateTransform)');
    if (!drawing) return [];
    drawing.scrollIntoView({ block: 'center' });
    const places = () => {
      const { x, y } = drawing.getBoundingClientRect();
      const parts = [...drawing.querySelectorAll('path')].map((part) => part.getBoundingClientRect());
      return parts.map((part) => `${part.x - x} ${part.y - y} ${part.width}`).join();
    };
    const before = places();
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    return [before, places()];
  }, FRAMES);
}
