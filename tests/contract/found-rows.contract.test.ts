/**
 * `hasText` finds a row by a piece of what it says, and on some days a piece of another row is the same: „2. aprill 2026“ is in
 * „22. aprill 2026“, and „40 min“ in „140 min“. A notice is no row: of it one sentence is enough.
 */
import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/repository-files.ts';

const PIECE = /\bhasText\s*:/g;
const OF_A_NOTICE = /getByRole\('(?:status|alert)'\)\s*\.filter\(\{\s*$/;
const FROM_ITS_BEGINNING = /^hasText\s*:\s*\/\^/;

/** The lines on which a file finds something by a piece of text. */
function foundByPieces(path: string, text: string): string[] {
  return [...text.matchAll(PIECE)]
    .filter(
      ({ index }) => !OF_A_NOTICE.test(text.slice(0, index)) && !FROM_ITS_BEGINNING.test(text.slice(index)),
    )
    .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`);
}

it('a test finds a row by the whole of what it or one of its lines says', () => {
  const found = filesIn('tests')
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('tests/contract/'))
    .flatMap((path) => foundByPieces(path, textOf(path)));
  expect(found, 'find it by its role and name, or by tests/support/rows.ts').toEqual([]);
});

it('is not told by how the row is found', () => {
  const text = [
    "page.getByRole('status').filter({ hasText: SAVED });",
    'rows.filter({ hasText: formatDay(day) });',
    'rows.filter({\n  hasText: /2\\. aprill/ });',
    'rows.filter({ hasText: /^22\\. päev:/ });',
    "page.locator('li', { hasText: title });",
  ].join('\n');
  expect(foundByPieces('example.ts', text)).toEqual(['example.ts:2', 'example.ts:4', 'example.ts:6']);
});
