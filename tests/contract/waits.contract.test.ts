/**
 * Vitest's `waitFor` and `waitUntil` give up after a second, which a busy machine takes though the product is right.
 * `expect.poll` and Testing Library's waits have a limit of ours (vitest.config.ts, fresh-page.ts).
 */
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/repository-files.ts';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Call extends Node {
  callee: Node;
  arguments: readonly Node[];
}

const WAIT = /^vi\s*\.\s*(?:waitFor|waitUntil)$/;

function callsIn(value: unknown): Call[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(callsIn);
  return 'type' in value && value.type === 'CallExpression' ? [value as Call, ...below] : below;
}

/** The lines on which a file waits without saying how long. */
function unlimitedWaits(path: string, text: string): string[] {
  if (!/waitFor|waitUntil/.test(text)) return [];
  return callsIn(parseSync(path, text).program)
    .filter(
      ({ callee, arguments: given }) => given.length < 2 && WAIT.test(text.slice(callee.start, callee.end)),
    )
    .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`);
}

it('a test that waits by vi.waitFor or vi.waitUntil says how long', () => {
  const found = filesIn('tests')
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => unlimitedWaits(path, textOf(path)));
  expect(found, 'wait by expect.poll, or by waitFor of Testing Library').toEqual([]);
});

it('is not told by how the wait is written', () => {
  const text =
    'await vi.waitFor(\n  look,\n  { timeout: 60_000 },\n);\nawait vi\n  .waitUntil(async () => look(1, 2));\nawait waitFor(look);';
  expect(unlimitedWaits('example.ts', text)).toEqual(['example.ts:5']);
});
