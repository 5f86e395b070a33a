import type { PlanSectionDetailsFragment } from '../../../../contract/documents.generated.ts';
import type { PlanSide, PlanUnit } from '../../../../contract/enumerations.ts';
import { formatCount } from '../../../language/plurals.ts';

export type PlanBlock = PlanSectionDetailsFragment['blocks'][number];
export type PlanStep = PlanBlock['steps'][number];

const SIDES: Readonly<Record<PlanSide, string>> = {
  ARM: 'kumbki käsi',
  DIRECTION: 'mõlemas suunas',
  LEG: 'kumbki jalg',
  SIDE: 'kumbki pool',
};

/** The forms after one, and after any other number. */
const NOUNS: Readonly<Record<Exclude<PlanUnit, 'SECONDS'>, readonly [string, string]>> = {
  BEATS: ['löök', 'lööki'],
  BREATHS: ['hingetõmme', 'hingetõmmet'],
  METRES: ['meeter', 'meetrit'],
  REPETITIONS: ['kordus', 'kordust'],
  STEPS: ['samm', 'sammu'],
};

/** `3 × 12 kordust`, `8–10 kordust`, `2 × 30 sekundit`, `2 minutit`. */
export function amountWords({ sets, unit, least, most }: PlanStep): string {
  return `${sets > 1 ? `${sets} × ` : ''}${unit === 'SECONDS' ? timeWords(least, most) : countWords(unit, least, most)}`;
}

function countWords(unit: keyof typeof NOUNS, least: number, most: number): string {
  const [one, many] = NOUNS[unit];
  return `${rangeWords(least, most)} ${most === 1 ? one : many}`;
}

function timeWords(least: number, most: number): string {
  const inMinutes = least % 60 === 0 && most % 60 === 0;
  const [noun, size] = inMinutes ? (['minut', 60] as const) : (['sekund', 1] as const);
  const start = least === most ? '' : `${least / size}–`;
  return start + formatCount(most / size, noun);
}

function rangeWords(least: number, most: number): string {
  return least === most ? `${most}` : `${least}–${most}`;
}

/** `kumbki jalg`; undefined for a step that is done for both at once. */
export function sideWords({ side }: PlanStep): string | undefined {
  return side === null ? undefined : SIDES[side];
}

/** `paus 45 sekundit`; undefined for a step without one. */
export function restWords({ restSeconds }: PlanStep): string | undefined {
  return restSeconds === null ? undefined : `paus ${timeWords(restSeconds, restSeconds)}`;
}

/** `3 ringi, ringide vahel 1 minut`; undefined for steps that are done once. */
export function roundsWords({ rounds, roundRestSeconds, restAfterSeconds }: PlanBlock): string | undefined {
  if (rounds === 1) return undefined;
  const between =
    roundRestSeconds === null ? '' : `, ringide vahel ${timeWords(roundRestSeconds, roundRestSeconds)}`;
  const after = restAfterSeconds === null ? '' : `, lõpus ${timeWords(restAfterSeconds, restAfterSeconds)}`;
  return `${rounds} ringi${between}${after}`;
}
