/**
 * The lengths of a dish's parts, read from its text. A step is work of hands and then anything that goes on by itself: baking,
 * boiling, resting, several of them at once if the words say so. The recipe's own time is all of it together, so the part that
 * its steps do not name is shared among them by their length.
 */
import { findStepDurations, type StepDuration } from '../recipes/step-durations.ts';
import { tagOf } from '../../../platform/marks/tag.ts';

export interface TimedSteps {
  /** Time of the whole dish, in minutes; null if staff did not say. */
  cookingTime: number | null;
  steps: readonly string[];
}

interface StepRow {
  kind: 'step';
  /** Counted from 1. */
  step: number;
  /** Whole minutes of her hands, at least one. */
  minutes: number;
}

interface TimerRow {
  kind: 'timer';
  step: number;
  /** Whole minutes that need no hands. */
  minutes: number;
  duration: StepDuration;
  /** `beside`: begins with what waits before it in the same step; `to-end`: ends with that. */
  start: 'after' | 'beside' | 'to-end';
}

export type DishRow = StepRow | TimerRow;

/** The last verb before a time says if she stays beside it. */
const BY_ITSELF =
  /(?<!\p{L})(?:küpseta|keeda|hauta|leota|lase|jäta|oota|hoia|pane|jahuta|kata|aja keema)(?!\p{L})/giu;
const BY_HAND =
  /(?<!\p{L})(?:prae|pruunista|grilli|kuumuta|soojenda|blenderda|püreesta|jahvata|vahusta|klopi|sega|sõtku|rösti|sulata|vispelda)(?!\p{L})/giu;
/** Between two times of a step: the second begins when the first is over, whatever is done in it. */
const AFTERWARDS =
  /(?<!\p{L})(?:veel|lisa|seejärel|siis|pärast|uuesti|edasi|teine|teise|sega|pööra|keera|eemalda|tõsta|alanda|vähenda)(?!\p{L})/iu;
const AT_ONCE = /(?<!\p{L})(?:eraldi|kõrval|kõrvale|samal ajal)(?!\p{L})/iu;
const TO_THE_END = /(?<!\p{L})viimaseks(?!\p{L})/iu;
/** A dish baked on a pan is turned. */
const PAN = /pann(?!koo)/iu;
/** She does not go away for less, nor stay for more. */
const SHORT_MINUTES = 3;
const LONG_MINUTES = 20;
/** Used if neither the text nor staff say how long a step takes. */
const USUAL_STEP_MINUTES = 3;

/** In order: each step, and after it what of it goes on by itself. */
export function rowsOfDish({ cookingTime, steps }: TimedSteps): DishRow[] {
  const timed = steps.map((text) => timesOf(text));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const byHand = timed.map(({ hands }) => sum(hands));
  const waits = timed.flatMap(({ waiting }) => besideEachOther(waiting).map(longest));
  const whole = cookingTime ?? sum(byHand) + sum(waits) + steps.length * USUAL_STEP_MINUTES;
  // A night in the fridge is not in the recipe's time.
  const counted = waits.filter((minutes) => minutes < whole);
  const unnamed = whole - sum(byHand) - sum(counted);
  const shares = shareByLength(steps, Math.max(unnamed, 0));
  return steps.flatMap((_text, index): DishRow[] => {
    const step = index + 1;
    const minutes = Math.max(1, (byHand[index] ?? 0) + (shares[index] ?? 0));
    const waiting = timed[index]?.waiting ?? [];
    return [
      { kind: 'step', step, minutes },
      ...waiting.map((each) => ({ kind: 'timer' as const, step, ...each })),
    ];
  });
}

/** A short name of each row, by its words: if staff put a step between, no other row takes its name. */
export function tagsOfRows(steps: readonly string[], rows: readonly DishRow[]): string[] {
  const before = new Map<string, number>();
  return rows.map((row) => {
    const said = `${steps[row.step - 1]} ${row.kind === 'timer' ? row.duration.start : ''}`;
    const count = before.get(said) ?? 0;
    before.set(said, count + 1);
    return tagOf(`${said} ${count}`);
  });
}

/** Groups the rows that go on at the same time, in order. */
export function besideEachOther<Row extends object>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const isBeside = 'start' in row && row.start !== 'after';
    if (isBeside) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

export function longest(rows: readonly { minutes: number }[]): number {
  return Math.max(...rows.map(({ minutes }) => minutes));
}

function timesOf(text: string): { hands: number[]; waiting: Omit<TimerRow, 'kind' | 'step'>[] } {
  const hands: number[] = [];
  const waiting: Omit<TimerRow, 'kind' | 'step'>[] = [];
  for (const duration of findStepDurations(text)) {
    const minutes = Math.ceil(duration.seconds / 60);
    if (goesOnByItself(text, duration.start, minutes)) {
      waiting.push({ minutes, duration, start: startOf(text, waiting.at(-1)?.duration, duration) });
    } else hands.push(minutes);
  }
  return { hands, waiting };
}

/**
 * „Keeda peete 40 minutit ja kartuleid 20 minutit“: the same work on another food is done beside it; another verb comes after the
 * first.
 */
function startOf(text: string, former: StepDuration | undefined, duration: StepDuration): TimerRow['start'] {
  if (!former) return 'after';
  const between = text.slice(former.end, duration.start);
  if (AFTERWARDS.test(between)) return 'after';
  if (TO_THE_END.test(between)) return 'to-end';
  const isSameWay = lastVerb(text.slice(0, former.start)) === lastVerb(text.slice(0, duration.start));
  return isSameWay || AT_ONCE.test(between) ? 'beside' : 'after';
}

function lastVerb(text: string): string | undefined {
  return [...text.matchAll(BY_ITSELF)].at(-1)?.[0].toLowerCase();
}

function goesOnByItself(text: string, start: number, minutes: number): boolean {
  if (minutes < SHORT_MINUTES) return false;
  if (minutes >= LONG_MINUTES) return true;
  const before = text.slice(0, start);
  const [byItself, byHand] = [lastPlace(BY_ITSELF, before), lastPlace(BY_HAND, before)];
  if (byItself < 0) return false;
  const isOnPan = PAN.test(text) && /küpseta/iu.test(before.slice(byItself));
  return byItself > byHand && !isOnPan;
}

function lastPlace(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** Whole minutes that come to `minutes`, the longer the text the more. */
function shareByLength(steps: readonly string[], minutes: number): number[] {
  const letters = steps.reduce((total, { length }) => total + length, 0);
  let before = 0;
  return steps.map(({ length }) => {
    const from = Math.round((minutes * before) / Math.max(1, letters));
    before += length;
    return Math.round((minutes * before) / Math.max(1, letters)) - from;
  });
}
