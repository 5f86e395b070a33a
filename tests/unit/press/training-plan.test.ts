import { describe, expect, test } from 'vitest';
import { readTrainingPlan } from '../../../press/training-plan.ts';
import { sampleExercises } from './sample-exercises.ts';

const WARM_UP = '## Soojendus\n- Kõnd, 2 minutit.\n';
const COOL_DOWN = '## Lõdvestus\n- Venitus, 30 sekundit kummalegi poole.\n';

/** Reads a plan whose main part has the given lines, from line 10 on. */
function read(...mainPart: string[]) {
  const problems: string[] = [];
  const body = [`Paar lauset.\n\n${COOL_DOWN}\n${WARM_UP}\n## Põhiosa`, ...mainPart].join('\n');
  const sections = readTrainingPlan({ body, bodyLine: 1 }, sampleExercises, (line, message) => {
    problems.push(`${line}: ${message}`);
  });
  return { blocks: sections.find(({ title }) => title === 'Põhiosa')?.blocks ?? [], problems };
}

/** Returns what is read of one exercise's line. */
function step(line: string) {
  const { blocks, problems } = read(line);
  expect(problems).toEqual([]);
  return blocks[0]?.steps[0];
}

describe('an exercise', () => {
  test('has sets, a count, a rest and a cue', () => {
    expect(step('- Kükk kangiga, 4 × 8 kordust, paus 2 minutit: kand maas. Selg sirge.')).toEqual({
      exercise: {
        id: 'kukk-kangiga',
        name: 'Kükk kangiga',
        technique: 'Kang lebab õlgadel.',
        movement: 'barSquat',
        equipment: 'BARBELL',
      },
      title: 'Kükk kangiga',
      sets: 4,
      unit: 'REPETITIONS',
      least: 8,
      most: 8,
      side: null,
      restSeconds: 120,
      cue: 'kand maas. Selg sirge.',
    });
  });

  test('keeps the words of the plan, and belongs to the exercise of that other name', () => {
    expect(step('- Kükk raskuseta, 1 kordus.')).toMatchObject({
      title: 'Kükk raskuseta',
      exercise: { id: 'kukk' },
      sets: 1,
      restSeconds: null,
      cue: null,
    });
  });

  test.each([
    ['8–10 kordust', 'REPETITIONS', 8, 10],
    ['1 kord', 'REPETITIONS', 1, 1],
    ['30 sekundit', 'SECONDS', 30, 30],
    ['1–2 minutit', 'SECONDS', 60, 120],
    ['10 sammu', 'STEPS', 10, 10],
    ['100 lööki', 'BEATS', 100, 100],
    ['3 hingetõmmet', 'BREATHS', 3, 3],
    ['400 meetrit', 'METRES', 400, 400],
  ])('takes %s', (amount, unit, least, most) => {
    expect(step(`- Kükk, ${amount}.`)).toMatchObject({ unit, least, most });
  });

  test.each([
    ['kummalegi poole', 'SIDE'],
    ['kummagi jalaga', 'LEG'],
    ['kummalgi jalal', 'LEG'],
    ['kummalegi jalale', 'LEG'],
    ['kummagi käega', 'ARM'],
    ['kummalegi käele', 'ARM'],
    ['mõlemas suunas', 'DIRECTION'],
  ])('is done %s', (words, side) => {
    expect(step(`- Venitus, 2 × 30 sekundit ${words}, paus 15 sekundit.`)).toMatchObject({ side });
  });
});

describe('rounds', () => {
  test('hold the steps below them, each with an amount of its own', () => {
    const { blocks, problems } = read(
      'Üheksa ringi. Kui on kerge, pikenda sörki.',
      '',
      '- Kükk, 1 minut.',
      '- Kõnd, 2 minutit.',
    );
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([
      { rounds: 9, notes: ['Kui on kerge, pikenda sörki.'], roundRestSeconds: null },
    ]);
    expect(blocks[0]?.steps.map(({ least }) => least)).toEqual([60, 120]);
  });

  test('say once for all of their steps how long these last', () => {
    const { blocks, problems } = read(
      'Kolm ringi, 40 sekundit tööd, 20 sekundit pausi, ringide vahel 1 minut, lõpus 2 minutit.',
      '- Kükk: kannad maas.',
      '- Kõnd',
      '',
      '1 ring, 30 sekundit tööd.',
      '- Venitus.',
    );
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([
      { rounds: 3, roundRestSeconds: 60, restAfterSeconds: 120 },
      { rounds: 1, roundRestSeconds: null, restAfterSeconds: null },
    ]);
    expect(blocks.flatMap(({ steps }) => steps)).toMatchObject([
      { title: 'Kükk', sets: 1, unit: 'SECONDS', least: 40, most: 40, restSeconds: 20, cue: 'kannad maas.' },
      { title: 'Kõnd', least: 40, restSeconds: 20 },
      { title: 'Venitus', least: 30, restSeconds: null },
    ]);
  });
});

test('a paragraph is advice, and so is the list of a section that is not one of exercises', () => {
  const { blocks, problems } = read(
    'Võta aega.',
    '- Kükk, 10 kordust.',
    '',
    'Joo vett.',
    '',
    '## Millal lisada',
    '- Kui on kerge.',
  );
  expect(problems).toEqual([]);
  expect(blocks.map(({ notes, steps }) => [notes, steps.length])).toEqual([
    [['Võta aega.'], 1],
    [['Joo vett.'], 0],
  ]);
});

test.each([
  ['- Kükkk, 10 kordust.', '10: Harjutust „Kükkk“ ei ole failis exercises.csv. Kas mõtlesid „Kükk“?'],
  ['- Kükk.', '10: Harjutusel „Kükk“ ei ole kogust. Oodatud kuju:'],
  ['- Kükk, 10 korduse.', '10: „10 korduse“ ei ole loetav. Kogus on arv ja mõõt:'],
  ['- Kükk, 10 constructor.', '10: „10 constructor“ ei ole loetav. Kogus on arv ja mõõt:'],
  ['- Kükk, 10 kordust toString.', '10: „toString“ ei ole loetav. Koguse järel võib olla'],
  ['- Kükk, 3 x 10 kordust.', '10: „3 x 10 kordust“ ei ole loetav. Kogus on'],
  ['- Kükk, 10–8 kordust.', '10: „10–8 kordust“: arvud on nullist suuremad'],
  ['- Kükk, 0 × 8 kordust.', '10: „0 × 8 kordust“: arvud on nullist suuremad'],
  ['- Kükk, 1001 kordust.', '10: „1001 kordust“ on ühe seeria kohta liiga palju: kõige rohkem 1000 kordust'],
  ['- Kükk, 3 × 1441 minutit.', '10: „3 × 1441 minutit“ on ühe seeria kohta liiga palju'],
  ['- Kükk, 10 kordust, paus 1441 minutit.', '10: „paus 1441 minutit“ ei ole loetav'],
  ['- Kükk, 10 kordust kummagi käel.', '10: „kummagi käel“ ei ole loetav. Koguse järel võib olla'],
  ['- Kükk, 10 kordust, puhka 10 sekundit.', '10: „puhka 10 sekundit“ ei ole loetav.'],
  ['- Kükk, 10 kordust, paus 10 kordust.', '10: „paus 10 kordust“ ei ole loetav.'],
  ['- Kükk, 10 kordust, paus 10 sekundit, aeglaselt.', '10: „aeglaselt“ ei sobi siia. Oodatud kuju:'],
  ['- Kükk, 10 kordust: **sirge** selg.', '10: Kava on lihttekst'],
  ['### Kükid', '10: Kava osa pealkiri on kujul „## Soojendus“.'],
  ['Palju ringi.\n- Kükk, 1 minut.', '10: Ringide arv ei ole loetav. Oodatud kuju:'],
  ['Kolm ringi, umbes kaua.\n- Kükk, 1 minut.', '10: „umbes kaua“ ei ole loetav. Oodatud kuju:'],
  ['Kolm ringi, 20 sekundit pausi.\n- Kükk, 1 minut.', '10: Paus ilma tööajata'],
  ['Kolm ringi, 40 sekundit tööd.\n- Kükk, 1 minut.', '11: „1 minut“ ei sobi siia: selles ringis kestab'],
  [
    '70 ringi.\n- Kükk, 9 kordust.\n- Kõnd, 1 minut.\n- Venitus, 1 minut.',
    '10: Kavas on siin juba 213 seeriat, aga logisse mahub 200.',
  ],
  ['- Kükk, 101 × 8 kordust.', '10: Harjutusel „Kükk“ on siin juba 101 seeriat, aga logisse mahub 100.'],
  ['- Kükk, 1 minut.\n\nKolm ringi.', '12: Ringide rea all ei ole ühtegi harjutust.'],
])('refuses „%s“, naming the line and what it expected', (lines, problem) => {
  expect(read(...lines.split('\n')).problems[0]).toContain(problem);
});

test('takes as many sets as a log has room for', () => {
  expect(read('65 ringi.', '- Kükk, 9 kordust.', '- Kõnd, 1 minut.', '- Venitus, 1 minut.').problems).toEqual(
    [],
  );
});
