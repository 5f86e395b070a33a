import { expect, test } from 'vitest';
import { readFrontMatter } from '../../../press/front-matter.ts';

const text = '---\npealkiri: Kükk\ntüüp: [Jalad]\n---\n\nEsimene lause.\n';

test('returns fields with their lines', () => {
  const { frontMatter } = readFrontMatter('a.md', text);
  expect(frontMatter?.fields.get('pealkiri')).toBe('Kükk');
  expect(frontMatter?.fieldLines.get('tüüp')).toBe(3);
});

test('returns the Markdown below with its first line', () => {
  const { frontMatter } = readFrontMatter('a.md', text);
  expect(frontMatter).toMatchObject({ body: 'Esimene lause.', bodyLine: 6 });
});

test('reads a file with Windows line endings the same way', () => {
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

test('refuses a file without front matter', () => {
  expect(readFrontMatter('a.md', 'Ainult tekst.').problems).toHaveLength(1);
});
