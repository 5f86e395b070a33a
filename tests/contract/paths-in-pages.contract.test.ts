import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/repository-files.ts';

const files = filesIn();
const folders = new Set(files.flatMap(foldersOf));
const tops = new Set(files.map((file) => file.split('/')[0]));
const pages = files.filter((file) => file.endsWith('.md') && !/^content\/.+\//.test(file));

const FILE = /\.(?:ts|tsx|mjs|md|json|css|graphql|sql|csv|html)$/;
/** Written by the running product, an ending, or an example. */
const NOT_IN_THE_REPOSITORY =
  /^(?:pages\.json|keys\.json|ounapuder\.md|noun\..+|\.[\w.]+|dist\/.*|[A-Z_]+\/.*|\d[\d./]*)$/;

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** The texts in backticks or in a link that look like the name of a file or a folder. */
function pathsIn(line: string): string[] {
  const texts = [...line.matchAll(/`([^`]+)`|\]\(([^)#]+)/g)].map(([, code, link]) => code ?? link ?? '');
  return texts.filter((text) => {
    if (!/^[\w.@-]+(?:\/[\w.@-]+)*\/?$/.test(text) || NOT_IN_THE_REPOSITORY.test(text)) return false;
    return FILE.test(text) || (text.includes('/') && tops.has(text.split('/')[0]));
  });
}

/** By its whole path, by its path from the page, or by the end of its path. */
function isThere(path: string, page: string): boolean {
  const name = path.replace(/\/$/, '');
  const fromPage = join(dirname(page), name);
  return [name, fromPage].some((known) => files.includes(known) || folders.has(known)) || isAnEnd(name);
}

function isAnEnd(name: string): boolean {
  return [...files, ...folders].some((known) => known.endsWith(`/${name}`));
}

it.each(pages)('%s names only files and folders that there are', (page) => {
  const lines = textOf(page).split('\n');
  const missing = lines.flatMap((line, index) =>
    pathsIn(line)
      .filter((path) => !isThere(path, page))
      .map((path) => `${page}:${index + 1}: ${path}`),
  );
  expect(missing, 'Moved, renamed or gone: write where it is now, or what has taken its place.').toEqual([]);
});
