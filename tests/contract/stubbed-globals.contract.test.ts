/**
 * Files that share a thread share Node's globals. One that a file replaces by hand and leaves so answers in the next: what is
 * stubbed by `vi.stubGlobal` is taken back before each file (fresh-page.ts).
 */
import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/repository-files.ts';

/** The first gives each file what is its own; the second is loaded by a server's process. */
const OF_THEIR_OWN = ['tests/support/fresh-page.ts', 'tests/support/movable-clock.ts'];
const ASSIGNED = /^.*\bglobalThis\.(\w+) = /gmu;

/** The lines that replace one of Node's own globals. */
function replacedIn(text: string): string[] {
  const found = [...text.matchAll(ASSIGNED)];
  // A test's own IndexedDB is another one in each file anyway.
  return found
    .filter(([, name = '']) => name in globalThis && name !== 'indexedDB')
    .map(([line]) => line.trim());
}

it('a test replaces what is Node’s by vi.stubGlobal', () => {
  const found = filesIn('tests')
    // A browser test has a page of its own.
    .filter((path) => /^(?!tests\/e2e\/).*\.tsx?$/u.test(path) && !OF_THEIR_OWN.includes(path))
    .flatMap((path) => replacedIn(textOf(path)).map((line) => `${path}: ${line}`));
  expect(found).toEqual([]);
});

it('may give what Node has not', () => {
  const given = ['globalThis.ResizeObserver = class {};', 'const original = globalThis.fetch;'];
  expect(given.flatMap(replacedIn)).toEqual([]);
  const left = '  globalThis.fetch = async () => ANSWER;\n  globalThis.indexedDB = new IDBFactory();';
  expect(replacedIn(left)).toEqual(['globalThis.fetch =']);
});
