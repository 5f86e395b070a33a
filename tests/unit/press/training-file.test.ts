import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIELD_NAMES, parseTraining } from '../../../press/training-file.ts';
import { sampleExercises } from './sample-exercises.ts';

const head = {
  pealkiri: 'Tugev tuhar',
  tüüp: '[Kesktase, Vahenditega]',
  kategooria: '[Tuharad, Jalad]',
  kestus: '25',
  ligipääs: 'Treeningud',
  lisatud: '2026-09-14',
  video: 'kukk',
};
const body =
  'Paar lauset.\n\n## Soojendus\n- Kõnd, 1 minut.\n\n## Põhiosa\n- Kükk, 10 kordust.\n\n## Lõdvestus\n- Venitus, 1 minut.\n';

function parse(
  changes: Partial<Record<keyof typeof head | 'kellele' | 'soundcloud' | 'treener', string | null>> = {},
  text = body,
) {
  const fields = Object.entries({ ...head, ...changes }).filter(([, value]) => value !== null);
  const yaml = fields.map(([name, value]) => `${name}: ${value}`).join('\n');
  return parseTraining('trainings/tugev-tuhar.md', `---\n${yaml}\n---\n${text}`, sampleExercises);
}

test('reads a training as the contract knows it', () => {
  expect(parse()).toEqual({
    problems: [],
    training: {
      id: 'tugev-tuhar',
      title: 'Tugev tuhar',
      description: body.trim(),
      plan: ['Soojendus', 'Põhiosa', 'Lõdvestus'].map((title) => ({
        title,
        blocks: [expect.objectContaining({ rounds: 1, steps: [expect.anything()] })],
      })),
      type: ['INTERMEDIATE', 'EQUIPMENT'],
      category: ['BOOTY', 'LEGS'],
      accessLevel: 'BASIC',
      soundcloudUrl: null,
      videoName: 'kukk',
      durationMinutes: 25,
      createdOn: '2026-09-14',
    },
  });
});

test.each([
  ['an email', 'Liige@Example.com', 'liige@example.com'],
  ['an id', '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0005', '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0005'],
])('reads the owner of a personal plan from %s', (_, kellele, owner) => {
  const { training, problems } = parse({ ligipääs: 'Ainult sulle', kellele });
  expect(problems).toEqual([]);
  expect(training).toMatchObject({ accessLevel: 'OWNER', owner });
});

describe('refuses, naming the line,', () => {
  test.each([
    ['an unknown type', { tüüp: '[Kesktasemel]' }, 3],
    ['a category that is not in a list', { kategooria: 'Jalad' }, 4],
    ['a length of a fraction of a minute', { kestus: '2.5' }, 5],
    ['a length of more than three hours', { kestus: '181' }, 5],
    ['an unknown access level', { ligipääs: 'Kuldpakett' }, 6],
    ['a day that is not in the calendar', { lisatud: '2026-02-30' }, 7],
    ['a video given as a path', { video: '../kukk.mp4' }, 8],
    ['a live session with a video', { tüüp: '[Otseülekanne]' }, 8],
    ['a sound from another host', { soundcloud: 'https://example.com/a' }, 9],
    ['a personal plan of nobody', { ligipääs: 'Ainult sulle' }, 6],
    ['a personal plan of a name', { ligipääs: 'Ainult sulle', kellele: 'Mari' }, 9],
    ['a plan for many that names one', { kellele: 'liige@example.com' }, 9],
    ['a field that does not exist', { treener: 'keegi' }, 9],
  ])('%s', (_, changes, line) => {
    const { training, problems } = parse(changes);
    expect(training).toBeNull();
    expect(problems).toEqual([{ file: 'trainings/tugev-tuhar.md', line, message: expect.any(String) }]);
  });
});

test('the guide for authors names every field that a training may have, and no other', () => {
  const guide = readFileSync(new URL('../../../content/README.md', import.meta.url), 'utf8');
  const table = /^## Treening\n[\s\S]*?^\| Väli [^\n]*\n([\s\S]*?)\n\n/mu.exec(guide)?.[1] ?? '';
  const named = [...table.matchAll(/^\| `(.+?)`/gmu)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(FIELD_NAMES.toSorted());
});

test('allows a training without a video', () => {
  expect(parse({ video: null }).training?.videoName).toBeNull();
});

test('refuses a training that cannot be done from its text', () => {
  const { problems } = parse(
    {},
    body.replace('## Lõdvestus\n- Venitus, 1 minut.\n', '').replace('- Kõnd, 1 minut.\n', ''),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    'Osas „Soojendus“ ei ole ühtegi harjutust.',
    'Puudu on osa „## Lõdvestus“.',
  ]);
});

test('refuses HTML in the text', () => {
  expect(parse({}, body.replace('Paar', '<b>Paar</b>')).problems).toHaveLength(1);
});

test('refuses a file name with letters that do not belong in an address', () => {
  const { problems } = parseTraining(
    'trainings/tugev_püksi.md',
    '---\npealkiri: A\n---\nTekst\n',
    sampleExercises,
  );
  expect(problems[0]?.message).toContain('Faili nimes');
});

test('refuses a name of the file that no log has room for', () => {
  const text = '---\npealkiri: Kükk\n---\n';
  const { problems } = parseTraining(`trainings/${'k'.repeat(81)}.md`, text, sampleExercises);
  expect(problems).toContainEqual({
    file: `trainings/${'k'.repeat(81)}.md`,
    line: 1,
    message: 'Faili nimi on 81 märki, aga võib olla kuni 80.',
  });
});
