/**
 * A comment is a sentence with a subject and a verb, or a noun phrase that names what follows: "The rows that wait", "Returns the
 * sum", "True if it has ended". A clause without its noun makes every reader guess what it is about.
 */
import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/repository-files.ts';

const CODE = /\.(?:tsx?|mjs|js|css)$/;
const GENERATED = /\.generated\.|\/migrations\//;
/** A block, or line comments below each other, with nothing but space or a brace before it: no address and no glob. */
const COMMENT = /(?<=^|[\s{(])(?:\/\*\*?(?!\/)[\s\S]*?\*\/|\/\/ .*(?:\n[ \t]*\/\/.*)*)/gm;

const HEADLESS =
  'What|Who|Whose|Whom|Whoever|Whatever|Whether|Where|Wherever|How|Which|Whichever|Why|The same';
const MOST_WORDS = 30;

/** The words of one comment: its paragraphs, tags and list items each by themselves, without drawings and code. */
function paragraphsOf(comment: string): string[] {
  const lines = comment
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => (/─|│|^\s*\* {3,}/.test(line) ? '' : line.replace(/^\s*(?:\/\*\*?|\*|\/\/)/, '')))
    .map((line) => line.trim().replace(/`[^`]*`/g, '`'));
  return lines
    .map((line) => line.replace(/^(?:@\w+(?: \{.*?\}(?= |$))?|- )/, '\n'))
    .map((line) => (line === '' ? '\n' : line))
    .join(' ')
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?:;])\s/);

/** Each fault by the words that name it, and a test of one paragraph. */
const FAULTS: Readonly<Record<string, (text: string) => boolean>> = {
  'begins without a subject': (text) => new RegExp(`^(?:${HEADLESS})\\b`).test(text),
  'goes on without a subject': (text) => new RegExp(`[.!?] (?:${HEADLESS})\\b(?![^.]*\\?)`).test(text),
  'begins by "When" and never comes to a main clause': (text) => /^When\b[^,]*(?:[.:;]|$)/.test(text),
  'says "where" for "if"': (text) => /\bwhere (?:it|there|she|they|he)\b/i.test(text),
  'says "of hers" or "whom"': (text) => /\bof hers\b|\bwhom\b/i.test(text),
  [`has a sentence of more than ${MOST_WORDS} words`]: (text) =>
    sentencesOf(text).some((sentence) => sentence.split(/\s+/).length > MOST_WORDS),
};

function faultyComments(path: string, text: string, isFaulty: (text: string) => boolean): string[] {
  return [...text.matchAll(COMMENT)]
    .filter(([comment]) => paragraphsOf(comment).some(isFaulty))
    .map(({ 0: comment, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}: ${paragraphsOf(comment).join(' ').slice(0, 100)}`;
    });
}

/** This file holds examples of all faults. */
const FILES = filesIn().filter(
  (path) => CODE.test(path) && !GENERATED.test(path) && !path.endsWith('/comments.contract.test.ts'),
);

it.each(Object.entries(FAULTS))('no comment %s', (_name, isFaulty) => {
  const found = FILES.flatMap((path) => faultyComments(path, textOf(path), isFaulty));
  expect(found, 'write "The …", "Returns …", "True if …", or a shorter sentence').toEqual([]);
});

it.each([
  ['begins without a subject', '/** What she typed. */'],
  ['begins without a subject', 'call(); // Whether it is open.'],
  ['begins without a subject', '{/* The same, above. */}'],
  ['begins without a subject', '/**\n * The sum.\n * @returns Where it is.\n */'],
  ['goes on without a subject', '// A sum. What is left\n// stays.'],
  ['begins by "When" and never comes to a main clause', '  /** When it was made. */'],
  ['says "where" for "if"', '/**\n * Undefined where\n * there is none.\n */'],
  ['says "where" for "if"', '{/* Undefined\n    where she left. */}'],
  ['says "of hers" or "whom"', '// A phone of hers.'],
  [`has a sentence of more than ${MOST_WORDS} words`, `// ${'word '.repeat(31)}`],
])('finds one that %s', (name, text) => {
  expect(faultyComments('example.ts', text, FAULTS[name] ?? (() => false))).toHaveLength(1);
});

it('takes neither strings nor sentences for such comments', () => {
  const text =
    "const at = 'https://What.example';\nconst all = 'src/**/What.ts';\n/** When it ends, it is over. Who asks? */\n// The `whom` of a call.\n";
  const found = Object.values(FAULTS).flatMap((isFaulty) => faultyComments('example.ts', text, isFaulty));
  expect(found).toEqual([]);
});
