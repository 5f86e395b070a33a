import { expect, it } from 'vitest';
import { isEnded, isOwed, isPaid, isRunning } from '../../../contract/subscription-status.ts';
import { filesIn, textOf } from '../../support/repository-files.ts';

const MEANINGS = { isEnded, isPaid, isOwed, isRunning };

it.each([
  ['trialing', ['isPaid', 'isRunning']],
  ['active', ['isPaid', 'isRunning']],
  ['past_due', ['isOwed', 'isRunning']],
  ['unpaid', ['isOwed', 'isRunning']],
  ['incomplete', ['isOwed']],
  ['paused', []],
  ['canceled', ['isEnded']],
  ['incomplete_expired', ['isEnded']],
  ['anything new', []],
])('%s means %j', (status, expected) => {
  const meant = Object.entries(MEANINGS).filter(([, means]) => means({ status }));
  expect(meant.map(([name]) => name)).toEqual(expected);
});

it('is decided nowhere else', () => {
  const elsewhere = ['contract', 'server', 'src', 'stand-ins']
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'))
    .filter((file) => /[=(,[] ?'(?:trialing|incomplete_expired)'/.test(textOf(file)));
  expect(elsewhere, 'Ask contract/subscription-status.ts what a status means.').toEqual([
    'contract/subscription-status.ts',
  ]);
});
