/** A timer's name, from its step: „Ahi, lõhefilee“, „Keetmine, täisterariis“. */
import { recipesText } from './recipes.text.ts';
import { findStepIngredients } from './step-ingredients.ts';

export interface TimedRecipe {
  ingredients: Parameters<typeof findStepIngredients>[0];
  steps: readonly string[];
}

type Process = keyof typeof recipesText.processes;

/** Verbs before a time, in their forms of a recipe. */
const VERBS: readonly (readonly [pattern: RegExp, process: Process])[] = [
  [/küpseta(?!mi)/giu, 'bake'],
  [/rösti(?:ma|n)?(?!\p{L})/giu, 'roast'],
  [/keeda(?!\p{L})/giu, 'boil'],
  [/hauta(?!\p{L})/giu, 'stew'],
  [/prae(?!\p{L})/giu, 'fry'],
  [/pruunista/giu, 'brown'],
  [/grilli(?!\p{L})/giu, 'grill'],
  [/kuumuta|soojenda/giu, 'heat'],
  [/blenderda|püreesta|jahvata/giu, 'blend'],
  [/vahusta/giu, 'whip'],
  [/leota/giu, 'soak'],
  [/(?<!\p{L})(?:lase|jäta|oota|hoia|pane|jahuta)(?!\p{L})/giu, 'rest'],
];
/** The words after the time say more about a rest. */
const RESTS: readonly (readonly [pattern: RegExp, process: Process])[] = [
  [/külmkap/iu, 'fridge'],
  [/paisu/iu, 'swell'],
  [/maitsestu/iu, 'marinate'],
  [/jahtu/iu, 'cool'],
  [/pehmene/iu, 'soften'],
];
/** It is fried in, not fried. */
const FAT = /õli$|^või$/iu;
const OVEN = /(?<!\p{L})ah(?:i|ju\p{L}*)/iu;
const HOB = /pann(?!koo)|kuumusel|kaane all/iu;

/** `start` and `end` are the time's place in the text of the step, which counts from 1. Undefined if its words do not say. */
export function timerName(
  { ingredients, steps }: TimedRecipe,
  step: number,
  { start, end }: { start: number; end: number },
): string | undefined {
  const text = steps[step - 1] ?? '';
  const sentence =
    text
      .slice(0, start)
      .split(/[.!?]\s/u)
      .at(-1) ?? '';
  const found = lastVerb(sentence);
  if (!found) return undefined;
  const before = steps.slice(0, step).join(' ');
  const after = text.slice(end).split(/[.!?,]/u)[0] ?? '';
  const process = refine(found, { isOven: OVEN.test(before) && !HOB.test(text), sentence, after });
  const named = findStepIngredients(ingredients, [sentence.split(/\d+ minut/u).at(-1) ?? ''])[0] ?? [];
  const foods = named.map(({ place }) => ingredients[place]?.ingredient.name_EE ?? '');
  const food = foods
    .find((each) => !FAT.test(each))
    ?.replace(/[,(\d].*/u, '')
    .trim();
  const name = recipesText.processes[process];
  return food === undefined ? name : `${name}, ${food.charAt(0).toLocaleLowerCase('et')}${food.slice(1)}`;
}

function lastVerb(sentence: string): Process | undefined {
  let last = -1;
  let found: Process | undefined;
  for (const [pattern, process] of VERBS) {
    for (const { index } of sentence.matchAll(pattern)) {
      if (index > last) [last, found] = [index, process];
    }
  }
  return found;
}

function refine(
  process: Process,
  { isOven, sentence, after }: { isOven: boolean; sentence: string; after: string },
): Process {
  if (process === 'bake' && isOven) return 'oven';
  if (process !== 'rest') return process;
  return RESTS.find(([pattern]) => pattern.test(after) || pattern.test(sentence))?.[1] ?? 'rest';
}
