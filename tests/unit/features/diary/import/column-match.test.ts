/** A table whose columns' names are not known is read by what she says that they hold. */
import { expect, it } from 'vitest';
import { interpretFile, likelyChoices } from '../../../../../src/features/diary/import/interpret-file.ts';
import { readFile } from '../../../../../src/features/diary/import/read-file.ts';

const TABLE = new Blob([
  'Minu tabel\nMillal;Numbrid (kg);constructor\n17.02.2026;68,5;81\n18.02.2026;68,3;80,5\n',
]);

it('shows her each column by its name and its first cells', async () => {
  const answer = await readFile(TABLE);
  expect(answer).toMatchObject({ ok: false, reason: 'noColumns' });
  expect(!answer.ok && answer.table?.columns).toEqual([
    { name: 'Millal', cells: ['17.02.2026', '18.02.2026'], role: 'none' },
    { name: 'Numbrid (kg)', cells: ['68,5', '68,3'], role: 'none' },
    { name: 'constructor', cells: ['81', '80,5'], role: 'none' },
  ]);
});

it('is read by the roles that she gives', async () => {
  const answer = await readFile(TABLE, { roles: ['date', 'weight', 'waist'] });
  if (!answer.ok) throw new Error(answer.reason);
  const { measurements, problems } = interpretFile(answer.file, likelyChoices(answer.file), '2026-11-20');
  expect(problems).toEqual([]);
  expect(measurements.map(({ figures }) => figures)).toEqual([
    { weight: 68.5, waist: 81 },
    { weight: 68.3, waist: 80.5 },
  ]);
});

it('has the roles that the names say, to begin with', async () => {
  const answer = await readFile(new Blob(['Millal;Kaal;Talje\n17.02.2026;68,5;81\n']));
  expect(!answer.ok && answer.table?.columns.map(({ role }) => role)).toEqual(['none', 'weight', 'waist']);
});

it('is read from its first row if it has no names', async () => {
  const bare = new Blob(['17.02.2026;68,5\n18.02.2026;68,3\n']);
  const answer = await readFile(bare);
  expect(!answer.ok && answer.table?.columns).toEqual([
    { name: '', cells: ['17.02.2026', '18.02.2026'], role: 'none' },
    { name: '', cells: ['68,5', '68,3'], role: 'none' },
  ]);
  const matched = await readFile(bare, { roles: ['date', 'weight'] });
  expect(matched.ok && matched.file.rows.map(({ place, date }) => [place, date])).toEqual([
    [1, '17.02.2026'],
    [2, '18.02.2026'],
  ]);
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'has a column called %s that says nothing',
  async (name) => {
    const table = new Blob([`Date,${name}\n2026-02-17,68.5\n`]);
    const answer = await readFile(table);
    const cells = [['2026-02-17'], ['68.5']];
    expect(!answer.ok && answer.table?.columns).toEqual([
      { name: 'Date', cells: cells[0], role: 'date' },
      { name, cells: cells[1], role: 'none' },
    ]);
    const matched = await readFile(table, { roles: ['date', 'hips'] });
    if (!matched.ok) throw new Error(matched.reason);
    const { measurements } = interpretFile(matched.file, likelyChoices(matched.file), '2026-11-20');
    expect(measurements.map(({ figures }) => figures)).toEqual([{ hips: 68.5 }]);
  },
);

it('is not offered if no date is in it, as in a text with commas', async () => {
  const answer = await readFile(new Blob(['Tere, Mari\nKuidas läheb, kas hästi\n']));
  expect(answer).toEqual({ ok: false, reason: 'noColumns' });
});
