import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseFoodTable } from '../../../press/food-table.ts';
import { pageOfSubstitutes, parseSubstituteTable } from '../../../press/substitute-table.ts';
import { parseSubstitutes } from '../../../contract/substitutes.ts';
import { sampleFoods } from './sample-foods.ts';

const HEAD = 'food_EE,substitute_EE,ratio,note_EE';
const parseRows = (...rows: string[]) =>
  parseSubstituteTable('substitutes.csv', `${[HEAD, ...rows].join('\n')}\n`, sampleFoods);
const faultsOf = (...rows: string[]) =>
  parseRows(...rows).problems.map(({ line, message }) => `${line}: ${message}`);

it('reads what takes a food’s place, how much of it, and what changes', () => {
  const { pairs, problems } = parseRows(
    '"Piim 2,5%",Kaerajook,100:100,',
    'Parmesan,Oliiviõli,100:80,Lisa alles lõpus.',
  );
  expect(problems).toEqual([]);
  expect(pairs).toEqual([
    { foodId: 'piim-2-5', substituteId: 'kaerajook', ratio: 1, note: null },
    { foodId: 'parmesan', substituteId: 'oliivioli', ratio: 0.8, note: 'Lisa alles lõpus.' },
  ]);
});

it('tells staff in Estonian, by line, what is wrong, and skips that row alone', () => {
  expect(parseSubstituteTable('substitutes.csv', 'food_EE,ratio\n', sampleFoods).problems).toEqual([
    { file: 'substitutes.csv', line: 1, message: 'Tabelis on puudu veerud: substitute_EE, note_EE.' },
  ]);
  expect(faultsOf('Kaerajok,"Piim 2,5%",100:100,')).toEqual([
    '2: Toiduainet „Kaerajok“ ei ole failis foods.csv. Kas mõtlesid „Kaerajook“?',
  ]);
  expect(faultsOf('Mesi,Mesi,100:100,')).toEqual(['2: „Mesi“ ei saa iseennast asendada.']);
  expect(faultsOf('Mesi,Muna,100:100,', 'Mesi,Muna,100:90,')).toEqual([
    '3: Paar „Mesi“ ja „Muna“ on tabelis juba olemas.',
  ]);
  for (const ratio of ['', '1', '100:0', '100:301', '100:33', '1,5:1'])
    expect(faultsOf(`Mesi,Muna,"${ratio}",`), ratio).toEqual([expect.stringContaining('Veerus ratio')]);
  for (const note of ['lisa lõpus.', 'Lisa lõpus', `L${'i'.repeat(160)}.`])
    expect(faultsOf(`Mesi,Muna,100:100,${note}`), note).toEqual([expect.stringContaining('Märkus algab')]);
  expect(parseRows('Mesi,Muna,100:100', 'Muna,Mesi,100:100,').pairs).toHaveLength(1);
});

it('publishes at least sixty pairs, with all that a phone needs to count with them', () => {
  const { table } = parseFoodTable('foods.csv', readFileSync('content/foods.csv', 'utf8'));
  const text = readFileSync('content/substitutes.csv', 'utf8');
  const { pairs, problems } = parseSubstituteTable('substitutes.csv', text, table);
  expect(problems).toEqual([]);
  expect(pairs.length).toBeGreaterThanOrEqual(60);
  const { value } = pageOfSubstitutes(pairs, table);
  expect(value.length).toBeLessThan(60_000);
  const published = parseSubstitutes(value);
  expect(published?.pairs).toEqual(pairs);
  for (const { foodId, substituteId } of pairs) {
    expect(table.byId.has(foodId), foodId).toBe(true);
    const { per, ...food } = table.byId.get(substituteId) ?? {};
    const { unit, ...known } = published?.foods.find(({ id }) => id === substituteId) ?? {};
    expect(unit).toBe(per);
    expect(food).toMatchObject(known);
  }
  expect(Object.keys(published?.allergens ?? {})).toEqual(table.foods.map(({ id }) => id));
});
