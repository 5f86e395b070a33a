import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/repository-files.ts';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const ROW = /^\| \[(\d{3})\]\(([^)]+)\) +\| (.+?) +\| (\d{4}-\d{2}-\d{2}) +\| (.+?) +\|$/;
const SUPERSEDED = /superseded by (\w+)/g;

interface Decision {
  number: string;
  file: string;
  title: string;
  date?: string;
  status: string;
}

const decisions = filesIn(FOLDER)
  .filter((path) => path !== INDEX)
  .map(readDecision);

function readDecision(path: string): Decision {
  const file = path.slice(FOLDER.length + 1);
  const [head = ''] = textOf(path).split('\n## ');
  return {
    number: file.slice(0, 3),
    file,
    title: /^# (.+)/.exec(head)?.[1] ?? '',
    date: /\bDate: (\d{4}-\d{2}-\d{2})/.exec(head)?.[1],
    status: /\bStatus: ([^.\n]+)/.exec(head)?.[1] ?? 'accepted',
  };
}

/** Every line of a table that is neither its header nor the line below that. */
const rows = textOf(INDEX)
  .split('\n')
  .filter((line) => /^\|(?! (?:Number|-+) )/.test(line))
  .map(readRow);

function readRow(line: string): Required<Decision> {
  const [, number, file, title, date, status] = ROW.exec(line) ?? [];
  if (!number || !file || !title || !date || !status) throw new Error(`No row of a decision: ${line}`);
  return { number, file, title, date, status };
}

it('numbers each decision once', () => {
  const files = decisions.map(({ file }) => file);
  const numbers = decisions.map(({ number }) => number);
  expect(files.filter((file) => !/^\d{3}-[\w-]+\.md$/.test(file))).toEqual([]);
  expect(
    files.filter((file) => numbers.indexOf(file.slice(0, 3)) !== files.indexOf(file)),
    'Another decision has the number: take the next free one.',
  ).toEqual([]);
});

it('lists each decision once in the index', () => {
  const listed = rows.map(({ file }) => file).sort();
  const files = decisions.map(({ file }) => file).sort();
  expect(listed, `Each decision has one row in ${INDEX}, in the table of its domain.`).toEqual(files);
});

it('shows in the index the number, title, date and status that the decision has', () => {
  const own = rows.map((row) => {
    const decision = decisions.find(({ file }) => file === row.file);
    return { ...row, ...decision, date: decision?.date ?? row.date };
  });
  expect(rows, 'The file is right: write its heading, `Date:` and `Status:` into its row.').toEqual(own);
});

it('says of no decision that it was superseded by one that does not exist', () => {
  const numbers = new Set(decisions.map(({ number }) => number));
  const missing = decisions.flatMap(({ file, status }) =>
    [...status.matchAll(SUPERSEDED)].flatMap(([, by = '']) =>
      numbers.has(by) ? [] : [`${file}: ${status}`],
    ),
  );
  expect(missing, 'A status names the later decision by its three digits.').toEqual([]);
});
