import { expect, test } from 'vitest';
import { byteRangeOf } from '../../../contract/byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=2-', { start: 2, end: 10 }],
  ['bytes=2-99', { start: 2, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-99', { start: 0, end: 10 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, null],
  [null, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=5-2', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
])('the header %s of ten bytes asks for %o', (header, range) => {
  expect(byteRangeOf(header, 10)).toEqual(range);
});
