/** The README's drawing of the folders is held to what the files import. */
import { expect, it } from 'vitest';
import { arrowsIn, labelsOf } from '../support/drawn-arrows.ts';
import { importsBelow } from '../support/imports.ts';
import { filesIn, importsOf, textOf } from '../support/repository-files.ts';

const HEADING = '## Who imports what';
const drawing = /```\n([^]*?)\n```/.exec(textOf('README.md').split(HEADING)[1] ?? '')?.[1] ?? '';
const ALL = ['contract', 'src', 'sw', 'server', 'stand-ins', 'press', 'scripts', 'tests'];

/** `offline` of `src/offline/outbox.ts`; `app` of the entries beside it; `sw` of `sw/worker.ts`. */
function folderOf(file: string): string {
  const [top = '', folder = '', ...rest] = file.split('/');
  if (top !== 'src') return top;
  return rest.length > 0 ? folder : 'app';
}

/** `a → b`, with an import behind each. */
function arrowsOf(imports: { from: string; to: string }[]): Map<string, string> {
  return new Map(
    imports
      .filter(({ from, to }) => folderOf(from) !== folderOf(to))
      .map(({ from, to }) => [`${folderOf(from)} → ${folderOf(to)}`, `${from} imports ${to}`]),
  );
}

const code = filesIn(...ALL).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
const folders = [...new Set(code.map(folderOf))].sort();
const any = arrowsOf(
  code
    .flatMap((from) => importsOf(from).map((to) => ({ from, to })))
    .filter(({ to }) => folders.includes(folderOf(to))),
);
const atOnce = arrowsOf(
  ALL.flatMap(importsBelow).filter(
    ({ to, kind }) => kind === 'static' && ALL.includes(to.split('/')[0] ?? ''),
  ),
);
const onlyLater = [...any].filter(([arrow]) => !atOnce.has(arrow));

const drawn = arrowsIn(drawing);
const textsOf = (line: 'solid' | 'dashed') =>
  drawn.filter((arrow) => arrow.line === line).map(({ from, to }) => `${from} → ${to}`);

/** True if solid arrows lead from one folder to the other, over others too. */
function leadsTo(from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  seen.add(from);
  return drawn.some(
    (arrow) =>
      arrow.line === 'solid' && arrow.from === from && !seen.has(arrow.to) && leadsTo(arrow.to, to, seen),
  );
}

it('draws every folder with code once', () => {
  expect(
    labelsOf(drawing)
      .map(({ name }) => name)
      .sort(),
    `Draw the new folder in the README below "${HEADING}", or erase the one that is gone.`,
  ).toEqual(folders);
});

it('draws a way down to all that a folder imports', () => {
  const missing = [...atOnce].filter(([arrow]) => {
    const [from = '', to = ''] = arrow.split(' → ');
    return !leadsTo(from, to);
  });
  expect(
    missing,
    `Do without these imports, or draw their arrows in the README below "${HEADING}": solid, from the importing folder.`,
  ).toEqual([]);
});

it('draws no arrow that no file imports along', () => {
  const idle = textsOf('solid').filter((arrow) => !atOnce.has(arrow));
  expect(idle, `Erase these arrows from the README's drawing below "${HEADING}".`).toEqual([]);
});

it('draws no circle of arrows that load at once', () => {
  const turning = drawn.filter(({ from, to, line }) => line === 'solid' && leadsTo(to, from));
  expect(turning, 'Move what both folders need into one that both may import.').toEqual([]);
});

it('draws a dashed arrow where a folder is only loaded later or known by its types', () => {
  expect(
    textsOf('dashed').sort(),
    `Make the dashed arrows of the README's drawing equal to these: ${onlyLater.map(([, example]) => example).join('; ')}.`,
  ).toEqual(onlyLater.map(([arrow]) => arrow).sort());
});
