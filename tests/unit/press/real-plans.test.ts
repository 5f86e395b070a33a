/** Every line of the published plans, read and said back in Estonian: what it said must be what it says. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseExerciseTable } from '../../../press/exercise-table.ts';
import { parseTraining } from '../../../press/training-file.ts';
import { amountWords, restWords, sideWords } from '../../../src/features/training/trainings/plan.text.ts';
import type { PlanBlockContent, PlanStepContent } from '../../../server/modules/platform/content/content.ts';

const content = new URL('../../../content/', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, content), 'utf8');
const { table, problems } = parseExerciseTable('exercises.csv', readText('exercises.csv'));
const EXERCISE_SECTIONS = ['Soojendus', 'Põhiosa', 'Lõdvestus'];

const plans = readdirSync(new URL('trainings/', content))
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const text = readText(`trainings/${name}`);
    return { name, text, parsed: parseTraining(`trainings/${name}`, text, table) };
  });

/** The lines of a training that tell her to do something, and the round line above them if it gives their time. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let interval = '';
  for (const part of text.split(/^(?=## )/mu).slice(1)) {
    interval = '';
    const isExercises = EXERCISE_SECTIONS.includes(/^## (.+)$/mu.exec(part)?.[1] ?? '');
    for (const line of part.split('\n').slice(1)) {
      if (line.startsWith('- ') && isExercises) lines.push(line.slice(2) + interval);
      else if (line !== '' && !line.startsWith('- ')) {
        const [, work, , rest] = /(\d+ sekundit) tööd(, (\d+ sekundit) pausi)?/u.exec(line) ?? [];
        interval = work === undefined ? '' : ` | ${work}${rest === undefined ? '' : `, paus ${rest}`}`;
      }
    }
  }
  return lines;
}

const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/kummalegi poole/u, 'kumbki pool'],
  [/kummagi jalaga|kummalgi jalal|kummalegi jalale/u, 'kumbki jalg'],
  [/kummagi käega|kummalegi käele/u, 'kumbki käsi'],
  [/\bkorda\b/u, 'kordust'],
  [/\bkord\b/u, 'kordus'],
  [/\b60 sekundit/gu, '1 minut'],
];

/** The written line with one word for each meaning. */
function plain(line: string): string {
  const [written = '', interval] = line.split(' | ');
  const colon = written.indexOf(': ');
  const head = (colon === -1 ? written : written.slice(0, colon)).replace(/\.$/u, '');
  const amount = interval === undefined ? head : `${head}, ${interval}`;
  const said = SAME_WORDS.reduce((text, [from, to]) => text.replace(from, to), amount);
  return colon === -1 ? said : `${said}: ${written.slice(colon + 2)}`;
}

function saidBack(step: PlanStepContent): string {
  const words = {
    __typename: 'PlanStep',
    ...step,
    exercise: { __typename: 'Exercise', clip: null, equipment: null, ...step.exercise },
  } as const;
  const side = sideWords(words);
  const parts = [
    step.title,
    `${amountWords(words)}${side === undefined ? '' : ` ${side}`}`,
    restWords(words),
  ];
  const head = parts.filter((part) => part !== undefined).join(', ');
  return (step.cue === null ? head : `${head}: ${step.cue}`).replaceAll(' ', ' ');
}

test('the table of exercises has no faults, and every one of them is in some plan', () => {
  expect(problems).toEqual([]);
  const used = plans.flatMap(({ parsed }) =>
    (parsed.training?.plan ?? []).flatMap(({ blocks }) =>
      blocks.flatMap(({ steps }) => steps.map(({ exercise }) => exercise.id)),
    ),
  );
  expect(table.exercises.map(({ id }) => id).filter((id) => !used.includes(id))).toEqual([]);
});

test('the plans have more than four hundred lines', () => {
  expect(plans.flatMap(({ text }) => linesOf(text)).length).toBeGreaterThan(400);
});

describe('each line of', () => {
  test.each(plans)('$name is said back as it was written', ({ text, parsed }) => {
    expect(parsed.problems).toEqual([]);
    const steps = (parsed.training?.plan ?? []).flatMap(({ blocks }) =>
      blocks.flatMap(({ steps: all }) => all),
    );
    expect(steps.map(saidBack)).toEqual(linesOf(text).map(plain));
  });
});

/** The seconds that each unit takes, at an unhurried pace. */
const SECONDS = { BEATS: 0.5, BREATHS: 5, METRES: 0.5, REPETITIONS: 3, SECONDS: 1, STEPS: 0.5 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Her minutes of work and rest, as if nothing between took any time. */
function minutesOf(blocks: readonly PlanBlockContent[]): number {
  const seconds = blocks.map(({ rounds, roundRestSeconds, restAfterSeconds, steps }) => {
    const round = steps.map(({ sets, unit, most, side, restSeconds }) => {
      const set = most * SECONDS[unit] * (side === null ? 1 : 2);
      return sets * (set + (restSeconds ?? 0));
    });
    return rounds * sum(round) + (rounds - 1) * (roundRestSeconds ?? 0) + (restAfterSeconds ?? 0);
  });
  return sum(seconds) / 60;
}

test('a plan by the clock takes at least three quarters of the time that its head promises', () => {
  const timed = plans.flatMap(({ name, parsed: { training } }) => {
    const blocks = (training?.plan ?? []).flatMap((section) => section.blocks);
    const steps = blocks.flatMap((block) => block.steps);
    const byClock = steps.filter(({ unit }) => unit === 'SECONDS').length;
    const promised = training?.durationMinutes ?? 0;
    return byClock < steps.length * 0.7 ? [] : [{ name, share: minutesOf(blocks) / promised }];
  });
  expect(timed.length).toBeGreaterThanOrEqual(10);
  expect(timed.filter(({ share }) => share < 0.75)).toEqual([]);
});

test('every round line is said back with its rounds and rests', () => {
  const rounds = plans.flatMap(({ parsed }) =>
    (parsed.training?.plan ?? []).flatMap(({ blocks }) => blocks.filter(({ rounds: count }) => count > 1)),
  );
  const written = plans.flatMap(({ text }) => text.match(/^\S+ ringi[,.].*$/gmu) ?? []);
  expect(rounds.length).toBe(written.length);
  expect(rounds.length).toBeGreaterThanOrEqual(10);
});
