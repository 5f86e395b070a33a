/** A class that its style sheet lacks is undefined in a browser, while Vitest makes one up for any name. */
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/repository-files.ts';

const SHEET = /^import (\w+) from '(\.{1,2}\/[^']+\.module\.css)';/gmu;

function classesOf(sheet: string): Set<string> {
  const rules = textOf(sheet).replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|"[^"]*"/gu, '');
  return new Set([...rules.matchAll(/\.([a-z_][\w-]*)/giu)].map(([, name = '']) => name));
}

/** The names that a file takes of style sheets, but for those that it works out. */
function classesTaken(file: string): { name: string; sheet: string }[] {
  const text = textOf(file);
  const code = text.replaceAll(/^.*\bfrom '.*$/gmu, '');
  return [...text.matchAll(SHEET)].flatMap(([, styles = '', specifier = '']) => {
    const uses = code.matchAll(new RegExp(`(?<![\\w.])${styles}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'gu'));
    const sheet = join(dirname(file), specifier);
    return [...uses].map(([, plain, quoted]) => ({ name: plain ?? quoted ?? '', sheet }));
  });
}

it('stands in the style sheet of which a file takes it', () => {
  const files = filesIn('src').filter((file) => /\.tsx?$/u.test(file));
  const taken = files.flatMap((file) => classesTaken(file).map((each) => ({ file, ...each })));
  expect(taken.length).toBeGreaterThan(0);
  const missing = taken.filter(({ name, sheet }) => !classesOf(sheet).has(name));
  expect(missing.map(({ file, name, sheet }) => `${file}: ${name} of ${sheet}`)).toEqual([]);
});
