/** The words for the sets of a guided training. */
import type { PlanSide } from '../../../../contract/enumerations.ts';
import type { PlannedSet } from './plan-sets.ts';
import { amountWords, restWords, sideWords } from '../trainings/plan.text.ts';
import { fill, training } from '../../../language/words.ts';
import { guidedText } from './guided.text.ts';

const SIDE_NOUNS: Readonly<Record<PlanSide, readonly [left: string, right: string]>> = {
  ARM: ['Vasak käsi', 'Parem käsi'],
  DIRECTION: ['Üks suund', 'Teine suund'],
  LEG: ['Vasak jalg', 'Parem jalg'],
  SIDE: ['Vasak pool', 'Parem pool'],
};

/** `Vasak jalg` of one side, `kumbki jalg` of both in one set; undefined if the plan names none. */
export function setSideWords({ step, side }: PlannedSet): string | undefined {
  if (step.side === null) return undefined;
  return side === null ? sideWords(step) : SIDE_NOUNS[step.side][side === 'LEFT' ? 0 : 1];
}

/** `12 kordust`, of one set. */
export function setAmountWords({ step }: PlannedSet): string {
  return amountWords({ ...step, sets: 1 });
}

/** `Kükk hantliga, 12 kordust, kumbki jalg`. */
export function setWords(planned: PlannedSet): string {
  const side = setSideWords(planned)?.toLocaleLowerCase('et');
  return [planned.step.title, setAmountWords(planned), side].filter((part) => part !== undefined).join(', ');
}

/** `Paus 45 sekundit`, „Valmistu“. */
export function pauseWords({ step, before }: PlannedSet): string {
  if (before?.kind !== 'rest') return guidedText.ready;
  return capital(restWords({ ...step, restSeconds: before.seconds }) ?? training.rest);
}

/** Announces the place that she comes to: the set, or the rest with the set behind it. */
export function placeWords(planned: PlannedSet | undefined, isRest: boolean): string {
  if (!planned) return guidedText.planIsOver;
  if (isRest) return `${pauseWords(planned)}. ${fill(guidedText.next, { set: setWords(planned) })}`;
  return `${setWords(planned)}. ${fill(guidedText.setOf, { n: planned.nth, all: planned.all })}`;
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('et') + words.slice(1);
}
