/** A training's plan as she goes through it: one set after the other, rounds and sides laid out. */
import type { PlanSectionDetailsFragment } from '../../../../contract/documents.generated.ts';

type PlanBlock = PlanSectionDetailsFragment['blocks'][number];
export type PlanStep = PlanBlock['steps'][number];
type SetSide = 'LEFT' | 'RIGHT';

/** Time before a timed set that follows no rest: to lie down, or to turn to the other side. */
const READY_SECONDS = 5;
const SIDES: readonly SetSide[] = ['LEFT', 'RIGHT'];

export interface PlannedSet {
  /** `step` counts through the section's blocks, `set` through the rounds, sets and sides of that step. */
  place: { section: number; step: number; set: number };
  step: PlanStep;
  sectionTitle: string;
  /** The number of the set of this exercise in this plan, from 1; the two sides of one set share it. */
  number: number;
  /** The number of the first set of its step. */
  first: number;
  /** Null if both are done at once, or she counts them herself. */
  side: SetSide | null;
  /** The number of the set in its step, over all rounds, from 1. */
  nth: number;
  /** The number of sets of its step over all rounds. */
  all: number;
  /** Its length; null for a set that she counts. */
  seconds: number | null;
  /** `ready`: the plan has no rest there. Null of a counted set, before which she takes the time that she needs. */
  before: { kind: 'rest' | 'ready'; seconds: number } | null;
  /** The plan's notes before it: those of its block, if it is the first of that, and advice that comes before the block. */
  notes: readonly string[];
  /** The plan's advice after it, if it is the last of all. */
  advice: readonly PlanAdvice[];
  /** The plan's own exercise there, if she does another in its place. */
  instead?: { step: PlanStep; number: number };
}

export interface PlanAdvice {
  sectionTitle: string;
  notes: readonly string[];
}

export function hasSets(plan: readonly PlanSectionDetailsFragment[] | null): boolean {
  return plan?.some(({ blocks }) => blocks.some(({ steps }) => steps.length > 0)) ?? false;
}

interface PlanOptions {
  /** Leaves out the plan's rests. Places and numbers are the same. */
  isWithoutRests?: boolean;
}

export function setsOfPlan(
  sections: readonly PlanSectionDetailsFragment[],
  { isWithoutRests = false }: PlanOptions = {},
): PlannedSet[] {
  const numbers = new Map<string, number>();
  const planned: PlannedSet[] = [];
  let restSeconds: number | null = null;
  let unsaid: PlanAdvice[] = [];
  for (const [section, { title, blocks }] of sections.entries()) {
    let firstStep = 0;
    for (const block of blocks) {
      if (block.notes.length > 0) unsaid.push({ sectionTitle: title, notes: block.notes });
      for (let round = 0; round < block.rounds; round += 1) {
        for (const [index, step] of block.steps.entries()) {
          for (let inRound = 0; inRound < step.sets; inRound += 1) {
            const number = (numbers.get(step.exercise.id) ?? 0) + 1;
            numbers.set(step.exercise.id, number);
            const sides = sidesOf(step);
            for (const [nthSide, side] of sides.entries()) {
              const ofStep = round * step.sets + inRound;
              const seconds = step.unit === 'SECONDS' ? step.most : null;
              planned.push({
                place: { section, step: firstStep + index, set: ofStep * sides.length + nthSide },
                step,
                sectionTitle: title,
                number,
                first: number - ofStep,
                side,
                nth: ofStep + 1,
                all: block.rounds * step.sets,
                seconds,
                before: pauseBefore(seconds, isWithoutRests ? null : restSeconds),
                notes: unsaid.flatMap(({ notes }) => notes),
                advice: [],
              });
              unsaid = [];
              restSeconds = null;
            }
            restSeconds = step.restSeconds;
          }
        }
        restSeconds = restAfterRound(block, round) ?? restSeconds;
      }
      firstStep += block.steps.length;
    }
  }
  return planned.map((each, index) => (index === planned.length - 1 ? { ...each, advice: unsaid } : each));
}

/** Counted sides are one set: she taps once. */
function sidesOf({ unit, side }: PlanStep): readonly (SetSide | null)[] {
  return unit === 'SECONDS' && side !== null ? SIDES : [null];
}

function restAfterRound({ rounds, roundRestSeconds, restAfterSeconds }: PlanBlock, round: number) {
  return round === rounds - 1 ? restAfterSeconds : roundRestSeconds;
}

/** The time before a set; a timed set without a rest needs some to get ready. */
export function pauseBefore(seconds: number | null, restSeconds: number | null): PlannedSet['before'] {
  if (restSeconds !== null && restSeconds > 0) return { kind: 'rest', seconds: restSeconds };
  return seconds === null ? null : { kind: 'ready', seconds: READY_SECONDS };
}
