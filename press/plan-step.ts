import type { PlanStepContent } from '../server/modules/platform/content/content.ts';
import type { PlanSide, PlanUnit } from '../contract/enumerations.ts';
import { SET_REPETITIONS, SET_SECONDS } from '../contract/limits.ts';
import type { ExerciseTable } from './exercise-table.ts';
import { findExercise } from './exercise-table.ts';
import { nearestName } from './nearest-name.ts';

/** The lengths of each step in a round, if the round gives them for all its steps. */
export interface Interval {
  workSeconds: number;
  restSeconds: number | null;
}

const EXPECTED =
  'Oodatud kuju: „- Kükk, 3 × 12 kordust, paus 45 sekundit: põlved liiguvad varvaste suunas.“ Seeriad, paus ja märkus pole kohustuslikud.';
const EXPECTED_AMOUNT =
  'Kogus on arv ja mõõt: „12 kordust“, „8–10 kordust“, „3 × 30 sekundit“, „2 minutit“, „10 sammu“, „100 lööki“, „3 hingetõmmet“ või „400 meetrit“.';
const EXPECTED_SIDE =
  'Koguse järel võib olla „kummalegi poole“, „kummagi jalaga“, „kummagi käega“ või „mõlemas suunas“.';

const UNITS = new Map(
  Object.entries<{ unit: PlanUnit; times: number }>({
    kord: { unit: 'REPETITIONS', times: 1 },
    korda: { unit: 'REPETITIONS', times: 1 },
    kordus: { unit: 'REPETITIONS', times: 1 },
    kordust: { unit: 'REPETITIONS', times: 1 },
    sekund: { unit: 'SECONDS', times: 1 },
    sekundit: { unit: 'SECONDS', times: 1 },
    minut: { unit: 'SECONDS', times: 60 },
    minutit: { unit: 'SECONDS', times: 60 },
    sammu: { unit: 'STEPS', times: 1 },
    lööki: { unit: 'BEATS', times: 1 },
    hingetõmmet: { unit: 'BREATHS', times: 1 },
    meetrit: { unit: 'METRES', times: 1 },
  }),
);

const SIDES = new Map(
  Object.entries<PlanSide>({
    'kummalegi poole': 'SIDE',
    'kummagi jalaga': 'LEG',
    'kummalgi jalal': 'LEG',
    'kummalegi jalale': 'LEG',
    'kummagi käega': 'ARM',
    'kummalegi käele': 'ARM',
    'mõlemas suunas': 'DIRECTION',
  }),
);

/** Reads „Kükk, 3 × 12 kordust, paus 45 sekundit: kannad maas.“ Reports an error as a message in Estonian. */
export function parsePlanStep(
  text: string,
  exercises: ExerciseTable,
  interval: Interval | null,
): PlanStepContent | string {
  const colon = text.indexOf(': ');
  const head = (colon === -1 ? text : text.slice(0, colon)).replace(/\.$/u, '');
  const cue = colon === -1 ? null : text.slice(colon + 2).trim();
  const [title = '', amountText, restText, ...others] = head.split(', ');
  const exercise = findExercise(exercises, title);
  if (!exercise) return unknownExercise(title, exercises);
  if (others.length > 0) return `„${others.join(', ')}“ ei sobi siia. ${EXPECTED}`;
  const named = { exercise, title, cue };
  if (interval) {
    if (amountText !== undefined)
      return `„${amountText}“ ei sobi siia: selles ringis kestab iga harjutus ${interval.workSeconds} sekundit.`;
    const { workSeconds, restSeconds } = interval;
    const seconds = { unit: 'SECONDS', least: workSeconds, most: workSeconds } as const;
    return { ...named, sets: 1, ...seconds, side: null, restSeconds };
  }
  if (amountText === undefined) return `Harjutusel „${title}“ ei ole kogust. ${EXPECTED}`;
  const amount = parseAmount(amountText);
  if (typeof amount === 'string') return amount;
  const restSeconds = restText === undefined ? null : parseRest(restText);
  if (typeof restSeconds === 'string') return restSeconds;
  return { ...named, ...amount, restSeconds };
}

/** Reads „45 sekundit“ or „2 minutit“; null if it is neither, or longer than a session may say. */
export function parseSeconds(text: string): number | null {
  const [, count, word = ''] = /^(\d+) (\S+)$/u.exec(text) ?? [];
  const measure = UNITS.get(word);
  if (measure?.unit !== 'SECONDS' || Number(count) < 1) return null;
  const seconds = Number(count) * measure.times;
  return seconds > SET_SECONDS.max ? null : seconds;
}

/** More than a set of a session may have: what she did as it is written would be refused with the whole session. */
function isTooMuch(most: number, unit: PlanUnit): boolean {
  return (
    (unit === 'REPETITIONS' && most > SET_REPETITIONS.max) || (unit === 'SECONDS' && most > SET_SECONDS.max)
  );
}

type Amount = Pick<PlanStepContent, 'sets' | 'unit' | 'least' | 'most' | 'side'>;

function parseAmount(text: string): Amount | string {
  const [, sets = '1', first, last = first, word = '', sideText] =
    /^(?:(\d+) × )?(\d+)(?:–(\d+))? (\S+)(?: (.+))?$/u.exec(text) ?? [];
  const measure = UNITS.get(word);
  if (!measure) return `„${text}“ ei ole loetav. ${EXPECTED_AMOUNT}`;
  const [least, most] = [Number(first) * measure.times, Number(last) * measure.times];
  if (Number(sets) < 1 || least < 1 || most < least)
    return `„${text}“: arvud on nullist suuremad ja vahemik kasvab.`;
  if (isTooMuch(most, measure.unit))
    return `„${text}“ on ühe seeria kohta liiga palju: kõige rohkem ${SET_REPETITIONS.max} kordust või ${SET_SECONDS.max / 60} minutit.`;
  const side = sideText === undefined ? null : SIDES.get(sideText);
  if (side === undefined) return `„${sideText}“ ei ole loetav. ${EXPECTED_SIDE}`;
  return { sets: Number(sets), unit: measure.unit, least, most, side };
}

function parseRest(text: string): number | string {
  const seconds = text.startsWith('paus ') ? parseSeconds(text.slice('paus '.length)) : null;
  return seconds ?? `„${text}“ ei ole loetav. Koguse järel on „paus 45 sekundit“ või koolon ja märkus.`;
}

function unknownExercise(title: string, { exercises }: ExerciseTable): string {
  const near = nearestName(
    title,
    exercises.map(({ name }) => name),
  );
  return `Harjutust „${title}“ ei ole failis exercises.csv.${near === undefined ? '' : ` Kas mõtlesid „${near}“?`}`;
}
