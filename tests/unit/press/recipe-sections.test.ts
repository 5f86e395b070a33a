import { describe, expect, it } from 'vitest';
import { readRecipeSections } from '../../../press/recipe-sections.ts';

const GOOD = [
  'Soe roog.',
  '',
  '## Koostisosad',
  '',
  '- 100 g Riis',
  '',
  '## Valmistamine',
  '',
  '1. Keeda.',
  '2. Söö.',
];

function read(lines: readonly string[]) {
  const reports: string[] = [];
  const body = lines.join('\n');
  const sections = readRecipeSections({ body, bodyLine: 9 }, (line, message) =>
    reports.push(`${line}: ${message}`),
  );
  return { sections, reports };
}

const without = (...gone: string[]) => GOOD.filter((line) => !gone.includes(line));
const changed = (from: string, to: string) => GOOD.map((line) => (line === from ? to : line));

describe('readRecipeSections', () => {
  it('splits the three parts and keeps the line of each entry', () => {
    expect(read(GOOD)).toEqual({
      sections: {
        description: 'Soe roog.',
        ingredients: [{ line: 13, text: '100 g Riis' }],
        steps: [
          { line: 17, text: 'Keeda.' },
          { line: 18, text: 'Söö.' },
        ],
      },
      reports: [],
    });
  });

  it.each([
    ['no description', without('Soe roog.', ''), '9: Enne koostisosi peab olema lause'],
    ['no ingredients', without('- 100 g Riis'), '9: Koostisosi ei ole.'],
    ['no steps', without('1. Keeda.', '2. Söö.'), '9: Valmistamise samme ei ole.'],
    [
      'no section of ingredients',
      without('## Koostisosad', '- 100 g Riis'),
      '9: Puudu on osa „## Koostisosad“.',
    ],
    [
      'no section of steps',
      without('## Valmistamine', '1. Keeda.', '2. Söö.'),
      '9: Puudu on osa „## Valmistamine“.',
    ],
    ['another section', [...GOOD, '## Nipid'], '19: Retseptis on selles järjekorras'],
    [
      'a heading of another level',
      changed('## Koostisosad', '### Koostisosad'),
      '11: Retseptis on selles järjekorras',
    ],
    [
      'an ingredient without its dash',
      changed('- 100 g Riis', '100 g Riis'),
      '13: Iga koostisosa on oma real',
    ],
    ['a step without its number', changed('2. Söö.', 'Söö.'), '18: Iga samm on oma real'],
    [
      'steps numbered out of order',
      changed('2. Söö.', '3. Söö.'),
      '18: Sammud on järjest nummerdatud; siin peab olema 2.',
    ],
    ['HTML', changed('2. Söö.', '2. Söö <b>kohe</b>.'), '18: HTML-i siin kasutada ei saa.'],
  ])('reports %s', (_, lines, expected) => {
    expect(read(lines).reports.some((report) => report.startsWith(expected))).toBe(true);
  });
});
