/** The sets in the form of a training that she has done: as she has changed them, and read as she means them. */
import type { PerformedSetInput } from '../../../../contract/documents.generated.ts';
import { SET_REPETITIONS, SET_SECONDS, SET_WEIGHT_KG } from '../../../../contract/limits.ts';
import { nextMoment } from '../../../../contract/moments.ts';
import { correctedSet, takenBackSet } from '../../../../contract/session-sets.ts';
import { formatNumber } from '../../../language/numbers.ts';
import { parseDecimal } from '../../../language/parse-decimal.ts';
import { fill } from '../../../language/words.ts';
import { sessionsText } from './sessions.text.ts';
import { repetitionsAfter, typedWeight, WEIGHT_DECIMALS, weightAfter } from './set-figures.ts';

export const SET_FIGURES = ['repetitions', 'seconds', 'weight'] as const;
export type SetFigure = (typeof SET_FIGURES)[number];
type ReadFigures = Partial<Record<SetFigure, number | null>>;

export interface DraftSet {
  /** As it was when the form was opened. */
  set: PerformedSetInput;
  /** The figures that she has changed. */
  typed: Readonly<Partial<Record<SetFigure, string>>>;
  isTakenBack: boolean;
  /** She has added it in the form. */
  isNew?: true;
}

/** The errors, by the id of the field. */
export type SetErrors = Readonly<Record<string, string>>;
export type CheckedSets = { ok: true; sets: PerformedSetInput[] } | { ok: false; errors: SetErrors };

const SECONDS_STEP = 5;
const WRONG: Readonly<Record<SetFigure, string>> = {
  repetitions: fill(sessionsText.repetitionsRange, { ...SET_REPETITIONS }),
  seconds: fill(sessionsText.secondsRange, { ...SET_SECONDS }),
  weight: fill(sessionsText.weightRange, { ...SET_WEIGHT_KG, decimals: WEIGHT_DECIMALS }),
};

export function draftSetOf(set: PerformedSetInput): DraftSet {
  return { set, typed: {}, isTakenBack: false };
}

/** Her own exercises have no id. */
export function exerciseOf({ set }: DraftSet): string {
  return JSON.stringify([set.exerciseId, set.exercise]);
}

/** The sets with one more of an exercise, done as its last one was; of both sides if that was. */
export function withOneMore(drafts: readonly DraftSet[], exercise: string): DraftSet[] {
  const own = drafts.filter((draft) => exerciseOf(draft) === exercise);
  const number = Math.max(...own.map(({ set }) => set.number));
  const last = own.filter(({ set }) => set.number === number);
  const added = last.map((draft): DraftSet => {
    const { doneAt, ...done } = readSet(draft);
    // Sets of a past day have their moments when they are kept.
    const after = doneAt === '' ? '' : nextMoment(doneAt);
    return { ...draftSetOf({ ...done, number: number + 1, doneAt: after }), isNew: true };
  });
  const at = Math.max(...last.map((draft) => drafts.indexOf(draft)));
  return drafts.toSpliced(at + 1, 0, ...added);
}

/** The id of a figure's field, which is focused when it is wrong. */
export function figureId(index: number, figure: SetFigure): string {
  return `session-set-${index}-${figure}`;
}

/** The text of its field. */
export function figureText({ set, typed }: DraftSet, figure: SetFigure): string {
  return typed[figure] ?? shown(set[figure]);
}

/** The figures that the set has. `takesWeight`: also one done without a weight may get one. */
export function figuresOf({ set }: DraftSet, takesWeight: boolean): SetFigure[] {
  return SET_FIGURES.filter((figure) => isGiven(set[figure]) || (figure === 'weight' && takesWeight));
}

export function withFigure(draft: DraftSet, figure: SetFigure, text: string): DraftSet {
  return { ...draft, typed: { ...draft.typed, [figure]: text } };
}

/** The set after − or +. A text that is not a figure counts as none. */
export function steppedFigure(draft: DraftSet, figure: SetFigure, direction: 1 | -1): DraftSet {
  const value = readFigure(figure, figureText(draft, figure)) ?? null;
  return withFigure(draft, figure, shown(steppedValue(figure, value, direction)));
}

function steppedValue(figure: SetFigure, value: number | null, direction: 1 | -1): number | null {
  if (figure === 'weight') return weightAfter(value, direction);
  if (figure === 'repetitions') return repetitionsAfter(value ?? 0, direction);
  const { min, max } = SET_SECONDS;
  return Math.min(max, Math.max(min, (value ?? 0) + direction * SECONDS_STEP));
}

/** The set as far as its figures can be read. */
export function readSet({ set, typed }: DraftSet): PerformedSetInput {
  const read: ReadFigures = {};
  for (const figure of SET_FIGURES) {
    const value = readFigure(figure, typed[figure] ?? '');
    if (typed[figure] !== undefined && value !== undefined) read[figure] = value;
  }
  return { ...set, ...read };
}

/** All of them as they must be stored, or a sentence for each figure that is wrong. A set that she takes back may be wrong. */
export function checkSets(drafts: readonly DraftSet[]): CheckedSets {
  const errors: Record<string, string> = {};
  for (const [index, draft] of drafts.entries()) {
    if (draft.isTakenBack) continue;
    for (const figure of SET_FIGURES) {
      // One that she has not typed may be of a plan that asked for more than can be kept.
      const isThere = draft.typed[figure] !== undefined || isGiven(draft.set[figure]);
      if (isThere && readFigure(figure, figureText(draft, figure)) === undefined)
        errors[figureId(index, figure)] = WRONG[figure];
    }
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const kept = drafts.filter(({ isNew, isTakenBack }) => !(isNew && isTakenBack));
  return { ok: true, sets: kept.map(storedSet) };
}

/** Returns the set itself if nothing of it has changed. */
function storedSet(draft: DraftSet): PerformedSetInput {
  const { set, isTakenBack } = draft;
  if (isTakenBack) return takenBackSet(set);
  const { repetitions, seconds, weight } = readSet(draft);
  const isSame = [
    [repetitions, set.repetitions],
    [seconds, set.seconds],
    [weight, set.weight],
  ].every(([one, other]) => (one ?? null) === (other ?? null));
  return isSame ? set : correctedSet(set, { repetitions, seconds, weight });
}

/** Null is no weight; undefined is a text that the figure cannot be. */
function readFigure(figure: SetFigure, text: string): number | null | undefined {
  if (figure === 'weight') return typedWeight(text);
  const { min, max } = figure === 'repetitions' ? SET_REPETITIONS : SET_SECONDS;
  const parsed = parseDecimal(text);
  const isWhole = parsed.ok && Number.isInteger(parsed.value) && parsed.value >= min && parsed.value <= max;
  return isWhole ? parsed.value : undefined;
}

function shown(value: number | null | undefined): string {
  return isGiven(value) ? formatNumber(value, WEIGHT_DECIMALS) : '';
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}
