import { expect, test } from 'vitest';
import { readFrontMatter } from '../../../press/front-matter.ts';

const text = '---\npealkiri: Kükk\ntüüp: [Jalad]\n---\n\nEsimene lause.\n';

test('gives fields with the lines they stand on', () => {
  const { frontMatter } = readFrontMatter('a.md', text);
  expect(frontMatter?.fields.get('pealkiri')).toBe('Kükk');
  expect(frontMatter?.fieldLines.get('tüüp')).toBe(3);
});

test('gives the Markdown below with the line it begins on', () => {
  const { frontMatter } = readFrontMatter('a.md', text);
  expect(frontMatter).toMatchObject({ body: 'Esimene lause.', bodyLine: 6 });
});

test('reads a file with Windows line ends the same', () => {
  const { frontMatter } = readFrontMatter('a.md', text.replaceAll('\n', '\r\n'));
  expect(frontMatter).toMatchObject({ body: 'Esimene lause.', bodyLine: 6 });
  expect(frontMatter?.fieldLines.get('tüüp')).toBe(3);
});

test('points at the line of a title whose colon is not quoted', () => {
  const { frontMatter, problems } = readFrontMatter(
    'a.md',
    '---\naeg: 5\npealkiri: HIIT: hoog\n---\nTekst.\n',
  );
  expect(frontMatter).toBeNull();
  expect(problems[0]).toMatchObject({ file: 'a.md', line: 3 });
});

test('refuses a file without a head', () => {
  expect(readFrontMatter('a.md', 'Ainult tekst.').problems).toHaveLength(1);
});
