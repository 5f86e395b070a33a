/** Every timer of page, worker and server: none can be set so far ahead that it overflows and fires at once. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { timerMs } from '../../contract/timers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The argument that holds each timer's delay. */
const TIMERS: Record<string, number> = {
  setTimeout: 1,
  setInterval: 1,
  'AbortSignal.timeout': 0,
  // From node:timers/promises, under the name the server uses.
  pause: 0,
};

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

interface SourceFile {
  path: string;
  text: string;
  nodes: Node[];
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...below] : below;
}

const TEXTS: readonly (readonly [path: string, text: string])[] = ['contract', 'src', 'sw', 'server'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
);

function filesWith(pattern: RegExp): SourceFile[] {
  return TEXTS.filter(([, text]) => pattern.test(text)).map(([path, text]) => ({
    path,
    text,
    nodes: nodesIn(parseSync(path, text).program),
  }));
}

const textOf = ({ text }: SourceFile, node: unknown) => text.slice((node as Node).start, (node as Node).end);

/** The delays of the timers in a file; undefined for one without a delay. */
function delaysIn(file: SourceFile): (Node | undefined)[] {
  return file.nodes
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => {
      const name = textOf(file, call['callee']);
      const isTimer = Object.hasOwn(TIMERS, name) && (name !== 'pause' || file.text.includes('node:timers/'));
      return isTimer ? [(call['arguments'] as Node[])[TIMERS[name] ?? 0]] : [];
    });
}

/**
 * The longest possible delay: of a literal, a constant, or a choice between them; of several constants with one name,
 * the longest.
 */
function longestMs(file: SourceFile, node: unknown): number {
  const { type, value, left, right, consequent, alternate } = node as Node;
  if (type === 'Literal') return Number(value);
  if (type === 'BinaryExpression') return longestMs(file, left) * longestMs(file, right);
  if (type === 'ConditionalExpression')
    return Math.max(longestMs(file, consequent), longestMs(file, alternate));
  return type === 'Identifier' ? Math.max(...constantsNamed(textOf(file, node))) : Infinity;
}

function constantsNamed(name: string): number[] {
  const found = filesWith(new RegExp(`const ${name}\\b`)).flatMap((file) =>
    file.nodes
      .filter(({ type, id }) => type === 'VariableDeclarator' && textOf(file, id) === name)
      .map(({ init }) => longestMs(file, init)),
  );
  return found.length > 0 ? found : [Infinity];
}

describe('timers', () => {
  it('have a literal delay below a day, or go through timerMs', () => {
    const delays = filesWith(/Timeout|Interval|timeout\(|pause\(/).flatMap((file) =>
      delaysIn(file).map((delay) => ({ file, delay })),
    );
    const unbounded = delays.filter(
      ({ file, delay }) =>
        delay !== undefined &&
        !textOf(file, delay).startsWith('timerMs(') &&
        !(longestMs(file, delay) <= DAY_MS),
    );
    expect(unbounded.map(({ file, delay }) => `${file.path}: ${textOf(file, delay)}`)).toEqual([]);
    expect(delays.length).toBeGreaterThan(30);
  });

  it.each([
    [5_000, 5_000],
    [400 * DAY_MS, 2 ** 31 - 1],
    [Infinity, 2 ** 31 - 1],
    [-DAY_MS, 0],
    [Number.NaN, 0],
  ])('are set for %d ms as for %d', (ms, set) => {
    expect(timerMs(ms)).toBe(set);
  });
});
