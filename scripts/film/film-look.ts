/** The places and letters of a film's picture: HTML, because a browser breaks lines and has the product's fonts. */
import { readFile } from 'node:fs/promises';
import type { Scene } from './film-timeline.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
/** The square at the top left, and the exercise's drawing within it. */
const FIGURE_SIZE = 600;
export const CLIP = { x: 30, y: 30, size: 540 };
/** The large figures. */
export const FIGURES = { x: 600, y: 404, width: 680, height: 196 };

const fonts = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const FACES = [
  ['Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'],
  ['DisplayExt', 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2'],
  ['Words', 'figtree/files/figtree-latin-wght-normal.woff2'],
  ['WordsExt', 'figtree/files/figtree-latin-ext-wght-normal.woff2'],
] as const;

/** On a phone upright the film is a third as large: no letter is smaller than 38 pixels here. */
const STYLE = `
* { box-sizing: border-box; margin: 0 }
body { inline-size: ${WIDTH}px; block-size: ${HEIGHT}px; overflow: hidden; position: relative; color: #2f1033;
  background: #fff; font: 600 42px/1.2 Words, WordsExt }
h1 { font: 750 64px/1.05 Display, DisplayExt; letter-spacing: -.015em }
.clip { position: absolute; inset: 0 auto auto 0; inline-size: ${FIGURE_SIZE}px; block-size: ${FIGURE_SIZE}px; background: #f0e3f2 }
.words { position: absolute; inset: 0 0 auto ${FIGURE_SIZE}px; block-size: ${FIGURES.y}px; padding: 34px 36px 0 40px;
  display: grid; align-content: start; gap: 14px; overflow: hidden }
.kicker { color: #7a3a80; font-size: 38px }
.amount { font-size: 44px; font-weight: 700 }
.figures { position: absolute; inset: ${FIGURES.y}px auto auto ${FIGURES.x}px; inline-size: ${FIGURES.width}px;
  block-size: ${FIGURES.height}px; padding-inline-start: 36px; font: 750 180px/${FIGURES.height - 12}px Display;
  letter-spacing: -.02em; font-variant-numeric: tabular-nums; color: #57265b }
.rest .words, .rest .figures { background: #fdeedd }
.rest .figures { color: #8a3f06 }
.rest .kicker { color: #8a3f06 }
.rest .amount { font-weight: 600 }
.foot { position: absolute; inset: ${FIGURE_SIZE}px 0 0; padding: 0 36px; display: grid; align-content: center;
  background: #431b47; color: #fff; font-size: 40px; overflow: hidden }
.card { position: absolute; inset: 0; padding: 0 100px; display: grid; align-content: center; gap: 34px; background: #431b47; color: #fff }
.card h1 { font-size: 92px }
.card p { color: #f6e6f8 }
.card p:first-of-type { color: #ffc27a; font-size: 52px; font-weight: 700 }
`;

/** The page of which every scene is a picture. */
export async function filmPage(): Promise<string> {
  const faces = FACES.map(async ([name, file]) => {
    const bytes = await readFile(new URL(file, fonts));
    return `@font-face { font-family: ${name}; font-weight: 200 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`;
  });
  return `<!doctype html><html lang="et"><style>${(await Promise.all(faces)).join('')}${STYLE}</style><body></body>`;
}

/** The scene without its figure; `figures` are the large ones. */
export function sceneMarkup(scene: Scene, figures: string): string {
  if (scene.kind === 'card')
    return `<div class="card"><h1>${escaped(scene.title)}</h1>${scene.lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</div>`;
  const { kind, kicker, title, amount, foot } = scene;
  return `<div class="clip"></div><div class="${kind}"><div class="words" data-fits><p class="kicker">${escaped(kicker)}</p><h1>${escaped(title)}</h1><p class="amount">${escaped(amount)}</p></div><div class="figures">${escaped(figures)}</div></div><div class="foot" data-fits><p>${escaped(foot)}</p></div>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
