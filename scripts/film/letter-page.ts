/** A browser as the film's typesetter. */
import { chromium } from 'playwright-core';
import { browserFlags, findHeadlessBrowser } from '../browser.mjs';
import { FIGURES, filmPage, HEIGHT, sceneMarkup, WIDTH } from './film-look.ts';
import type { Scene, Stage } from './film-timeline.ts';
import { type PlanarPicture, planarPicture } from './planar-picture.ts';

export interface LetterPage {
  /** The whole picture, without the exercise's drawing. */
  sceneWith(scene: Scene, figures: string): Promise<PlanarPicture>;
  /** The large figures alone. */
  figuresOf(stage: Stage, figures: string): Promise<PlanarPicture>;
  close(): Promise<void>;
}

/** Rejects if there is no browser. */
export async function openLetterPage(): Promise<LetterPage> {
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: browserFlags,
  });
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
  });
  await page.setContent(await filmPage());
  const show = async (scene: Scene, figures: string) => {
    await page.evaluate(setBody, sceneMarkup(scene, figures));
  };
  const made = new Map<string, Promise<PlanarPicture>>();
  const makeFigures = async (stage: Stage, figures: string) => {
    await show(stage, figures);
    return planarPicture(await page.screenshot({ clip: FIGURES }));
  };
  return {
    sceneWith: async (scene, figures) => {
      await show(scene, figures);
      return planarPicture(await page.screenshot());
    },
    figuresOf: (stage, figures) => {
      const key = `${stage.kind} ${figures}`;
      const picture = made.get(key) ?? makeFigures(stage, figures);
      made.set(key, picture);
      return picture;
    },
    close: () => browser.close(),
  };
}

/** Runs in the page. Words that need more room than they have become smaller, until they fit. */
async function setBody(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  await document.fonts.ready;
  for (const box of document.querySelectorAll<HTMLElement>('[data-fits]')) {
    for (let zoom = 1; box.scrollHeight > box.clientHeight && zoom > 0.5; zoom -= 0.04) {
      for (const child of box.children) if (child instanceof HTMLElement) child.style.zoom = String(zoom);
    }
  }
}
