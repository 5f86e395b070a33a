import { expect, test } from 'vitest';
import { parsePage } from '../../../press/page-file.ts';

test('takes the key from the folder and the id from the file', () => {
  const { page } = parsePage('pages/nutrition.course/01-alustame.md', '# Alustame\r\n\r\nTekst.\n');
  expect(page).toEqual({ key: 'nutrition.course', id: '01-alustame', value: '# Alustame\n\nTekst.' });
});

test.each([
  ['a page without a heading', 'Tekst.', 1],
  ['a second first-level heading', '# Üks\n\n# Kaks', 3],
  ['HTML', '# Üks\n<script>alert(1)</script>', 2],
  ['a link that runs a script', '# Üks\n[vajuta](javascript:alert(1))', 2],
  ['a link that is not secure', '# Üks\n[vajuta](http://example.com)', 2],
])('refuses %s', (_, text, line) => {
  const { page, problems } = parsePage('pages/about/meist.md', text);
  expect(page).toBeNull();
  expect(problems).toMatchObject([{ file: 'pages/about/meist.md', line }]);
});

test('lets a page link to the product itself, to the web and to a mail address', () => {
  const text = '# Üks\n[a](/recipes) [b](https://example.com) [c](mailto:info@example.com)';
  expect(parsePage('pages/about/meist.md', text).problems).toEqual([]);
});

test('refuses a file that is in no key’s folder', () => {
  expect(parsePage('pages/meist.md', '# Üks').page).toBeNull();
});
