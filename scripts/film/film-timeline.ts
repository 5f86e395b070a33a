/** A film from its first second to its last: what is shown when, and what is heard. */
import type { WrittenExercise } from '../../press/exercise-table.ts';
import type { WrittenTraining } from '../../press/training-file.ts';
import type { Cue } from '../../src/platform/cues/cue.ts';
import { formatClock } from '../../src/features/training/sessions/format-clock.ts';
import { cuesAhead } from '../../src/features/training/sessions/guided-cues.ts';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import {
  pauseWords,
  setAmountWords,
  setSideWords,
  setWords,
} from '../../src/features/training/sessions/set-words.ts';
import {
  beginGuided,
  followingBy,
  type GuidedState,
} from '../../src/features/training/sessions/guided-session.ts';
import { fill, training } from '../../src/language/words.ts';
import type { Counted, FilmSet } from './film-plan.ts';
import { filmSets } from './film-plan.ts';
import { filmText } from './film-text.ts';

export interface FilmTimeline {
  scenes: readonly Scene[];
  /** `at` is in ms from the beginning. */
  cues: readonly Cue[];
  chapters: readonly Chapter[];
  /** In whole seconds. */
  seconds: number;
}

/** Whole seconds from the beginning. */
interface Span {
  from: number;
  to: number;
}

export type Scene = Card | Stage;

/** Words on the whole picture: the beginning and the end. */
export interface Card extends Span {
  kind: 'card';
  title: string;
  lines: readonly string[];
}

export interface Stage extends Span {
  kind: 'rest' | 'set';
  /** The part of the plan, and which set it is. */
  kicker: string;
  title: string;
  /** The amount, and its side. */
  amount: string;
  /** The set that comes next, or in a rest the advice. */
  foot: string;
  /** The plan's cue, or else the exercise's technique. */
  advice: string;
  figure: Figure;
  counted: Counted | null;
}

export interface Figure {
  movement: string;
  /** The other side: turned over, or the way back. */
  other: 'side' | 'direction' | null;
}

export interface Chapter extends Span {
  title: string;
}

const OPENING_SECONDS = 5;
const CLOSING_SECONDS = 6;

export function filmTimeline(
  { title, plan = [] }: Pick<WrittenTraining, 'title' | 'plan'>,
  exercises: readonly WrittenExercise[],
): FilmTimeline {
  const sets = filmSets(plan, exercises);
  const begun = beginGuided(sets, OPENING_SECONDS * 1000);
  const parts = partsOf(begun, sets);
  const over = parts.at(-1)?.to ?? OPENING_SECONDS;
  const seconds = over + CLOSING_SECONDS;
  return {
    scenes: [
      {
        kind: 'card',
        from: 0,
        to: OPENING_SECONDS,
        title,
        lines: [filmText.name, filmText.opening],
      },
      ...parts.map((part) => (part.isRest ? restStage(part) : setStage(part))),
      {
        kind: 'card',
        from: over,
        to: seconds,
        title: guidedText.over,
        lines: [title],
      },
    ],
    cues: cuesAhead(begun, sets),
    chapters: chaptersOf(parts),
    seconds,
  };
}

interface Part extends Span {
  set: FilmSet;
  next: FilmSet | undefined;
  isRest: boolean;
}

/** The rests and sets in turn, as they run if nobody presses anything. */
function partsOf(begun: GuidedState, sets: readonly FilmSet[]): Part[] {
  let from = OPENING_SECONDS;
  return followingBy(begun, sets).flatMap(({ state: { at, isRest }, endsAt }) => {
    const span = { from, to: endsAt / 1000 };
    from = span.to;
    const set = sets[at];
    return set ? [{ ...span, set, next: sets[at + 1], isRest }] : [];
  });
}

function setStage({ set, next, ...span }: Part): Stage {
  return {
    ...stageOf(set, span),
    kind: 'set',
    title: set.step.title,
    amount: amountOf(set),
    foot: next ? fill(guidedText.next, { set: setWords(next) }) : adviceOf(set),
    counted: set.counted,
  };
}

function restStage({ set, ...span }: Part): Stage {
  return {
    ...stageOf(set, span),
    kind: 'rest',
    title: set.before?.kind === 'rest' ? training.rest : pauseWords(set),
    amount: fill(guidedText.next, { set: setWords(set) }),
    foot: adviceOf(set),
    counted: null,
  };
}

function stageOf(
  set: FilmSet,
  { from, to }: Span,
): Pick<Stage, 'kicker' | 'advice' | 'figure' | 'from' | 'to'> {
  const { nth, all, sectionTitle, movement, side, step } = set;
  const other = side !== 'RIGHT' ? null : step.side === 'DIRECTION' ? 'direction' : 'side';
  return {
    from,
    to,
    kicker: all === 1 ? sectionTitle : `${sectionTitle} · ${fill(guidedText.setOf, { n: nth, all })}`,
    advice: adviceOf(set),
    figure: { movement, other },
  };
}

function amountOf(set: FilmSet): string {
  const side = setSideWords(set);
  return [setAmountWords(set), side?.toLocaleLowerCase('et')].filter((part) => part !== undefined).join(', ');
}

function adviceOf({ step }: FilmSet): string {
  const advice = step.cue ?? step.exercise.technique;
  return advice.charAt(0).toLocaleUpperCase('et') + advice.slice(1);
}

/** One for each exercise, from the rest before it. */
function chaptersOf(parts: readonly Part[]): Chapter[] {
  const begins = parts.filter(({ set: { step } }, index) => step !== parts[index - 1]?.set.step);
  return begins.map(({ set, from }, index) => ({
    title: set.step.title,
    from,
    to: begins[index + 1]?.from ?? parts.at(-1)?.to ?? from,
  }));
}

/** The large figures of a stage: seconds left, or which of the repetitions is being done. */
export function figuresAt(stage: Stage, seconds: number): string {
  const { counted, from, to } = stage;
  if (counted === null) return formatClock(Math.ceil(to - seconds));
  const done = Math.floor((seconds - from) / counted.each + 1e-6);
  return `${Math.min(counted.repetitions, done + 1)}/${counted.repetitions}`;
}
