import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../press/parse-csv.ts';

const cellsOf = (text: string) => parseCsv(text).map((record) => record.cells);

describe('parseCsv', () => {
  it('splits at commas and line endings of either kind', () => {
    expect(cellsOf('a,b\r\nc,d\ne,f')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  it('keeps commas, line breaks and doubled quotes in a quoted cell', () => {
    expect(cellsOf('"Piim 2,5%","üks\nkaks","ütles ""ei"""\n')).toEqual([
      ['Piim 2,5%', 'üks\nkaks', 'ütles "ei"'],
    ]);
  });

  it('keeps empty cells, including the first and the last', () => {
    expect(cellsOf(',b,,\n')).toEqual([['', 'b', '', '']]);
  });

  it('skips blank lines and still counts them', () => {
    expect(parseCsv('a,b\n\n"x\ny",z\nlast,one\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x\ny', 'z'] },
      { line: 5, cells: ['last', 'one'] },
    ]);
  });
});
