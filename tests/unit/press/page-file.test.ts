import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../press/page-file.ts';

test('takes the key from the folder and the id from the file, without the number that says its place', () => {
  const { page } = parsePage('pages/challenge/01-alustame.md', '# Alustame\r\n\r\nTekst.\n');
  expect(page).toEqual({ key: 'challenge', id: 'alustame', value: '# Alustame\n\nTekst.' });
});

describe('a page of the nutrition plan', () => {
  const LESSON = 'pages/nutrition.course/02-taldrik.md';
  const lesson = (head: string, body = '# Taldrik') => parsePage(LESSON, `---\n${head}\n---\n\n${body}\n`);

  test('has a drawing and the one thing to do', () => {
    const { page, problems } = lesson('joonis: taldrik\nülesanne: Vaata ühel toidukorral taldrikut.');
    expect(problems).toEqual([]);
    expect(page).toMatchObject({ value: '# Taldrik', task: 'Vaata ühel toidukorral taldrikut.' });
    expect(page?.drawing?.labels.map(({ text }) => text)).toContain('köögivili');
  });

  test.each([
    ['without a drawing', 'ülesanne: Söö kala.', 1, 'Toitumise lehel peab olema väli „joonis“.'],
    ['without a task', 'joonis: taldrik', 1, 'Toitumise lehel peab olema väli „ülesanne“.'],
    ['with a drawing that does not exist', 'ülesanne: Söö kala.\njoonis: kass', 3, 'Joonist „kass“ ei ole.'],
    ['with a task of two sentences', 'joonis: taldrik\nülesanne: Söö kala. Joo vett.', 3, 'üks lause'],
    [
      'with an unknown field',
      'joonis: taldrik\nülesanne: Söö kala.\npilt: taldrik',
      4,
      'Tundmatu väli „pilt“.',
    ],
  ])('is refused %s, by its line', (_, head, line, message) => {
    const { page, problems } = lesson(head);
    expect(page).toBeNull();
    expect(problems).toEqual([{ file: LESSON, line, message: expect.stringContaining(message) as string }]);
  });

  test('is refused without its front matter', () => {
    expect(parsePage(LESSON, '# Taldrik').problems).toMatchObject([{ file: LESSON, line: 1 }]);
  });

  test('has its faults on the lines of the whole file', () => {
    const { problems } = lesson('joonis: taldrik\nülesanne: Söö kala.', '# Üks\n\n# Kaks');
    expect(problems).toMatchObject([{ line: 8 }]);
  });
});

test('refuses a drawing and a task where nobody would see them', () => {
  const text = '---\nülesanne: Söö kala.\njoonis: taldrik\n---\n# Meist';
  expect(parsePage('pages/about/meist.md', text).problems).toMatchObject([{ line: 2 }, { line: 3 }]);
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

test('refuses a name of which no device would know where it begins', () => {
  const file = 'pages/challenge/04-4-nadalat.md';
  expect(parsePage(file, '# Üks')).toMatchObject({ page: null, problems: [{ file }] });
});

test('refuses a file that is in no key’s folder', () => {
  expect(parsePage('pages/meist.md', '# Üks').page).toBeNull();
});
