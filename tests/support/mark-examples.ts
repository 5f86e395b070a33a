/** A value of each kind of mark; of a step, another if the kind has others. */
import { avoidedAllergen } from '../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../contract/marks/avoided-food.mark.ts';
import { challenge, tickKey } from '../../contract/marks/challenge.mark.ts';
import { cooking } from '../../contract/marks/cooking.mark.ts';
import { eaten, eatenKey } from '../../contract/marks/eaten.mark.ts';
import { DAY, energyGoal } from '../../contract/marks/energy-goal.mark.ts';
import { exerciseSwap, swapKey } from '../../contract/marks/exercise-swap.mark.ts';
import { favourite, favouriteKey } from '../../contract/marks/favourite.mark.ts';
import { lessonOpened } from '../../contract/marks/lesson-opened.mark.ts';
import { lessonRead } from '../../contract/marks/lesson-read.mark.ts';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { menuMeal } from '../../contract/marks/menu-meal.mark.ts';
import { plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import { programDone } from '../../contract/marks/program-done.mark.ts';
import { pauseKey, programPause } from '../../contract/marks/program-pause.mark.ts';
import { pantryFood } from '../../contract/marks/pantry-food.mark.ts';
import { programStart } from '../../contract/marks/program-start.mark.ts';
import { programWeekdays } from '../../contract/marks/program-weekdays.mark.ts';
import { quietHours, REMINDERS } from '../../contract/marks/quiet-hours.mark.ts';
import { recipeNote } from '../../contract/marks/recipe-note.mark.ts';
import { recipeRating } from '../../contract/marks/recipe-rating.mark.ts';
import { GUIDED, restsOff } from '../../contract/marks/rests-off.mark.ts';
import { AISLES, shoppingOrder } from '../../contract/marks/shopping-order.mark.ts';
import { shoppingOwn } from '../../contract/marks/shopping-own.mark.ts';
import { LIST, shoppingRound } from '../../contract/marks/shopping-round.mark.ts';
import { shoppingSource, sourceBase } from '../../contract/marks/shopping-source.mark.ts';
import { shoppingStaple } from '../../contract/marks/shopping-staple.mark.ts';
import { foodKey, shoppingTick } from '../../contract/marks/shopping-tick.mark.ts';
import { substitution, substitutionKey } from '../../contract/marks/substitution.mark.ts';
import { taskDone, taskKey } from '../../contract/marks/task-done.mark.ts';
import { togetherDone } from '../../contract/marks/together-done.mark.ts';
import { PLAN, together } from '../../contract/marks/together.mark.ts';
import { watchPosition } from '../../contract/marks/watch-position.mark.ts';
import { TRAININGS, weekGoal } from '../../contract/marks/week-goal.mark.ts';
import { ALL_TRAININGS, weightProposals } from '../../contract/marks/weight-proposals.mark.ts';

export interface MarkExample {
  kind: MarkKind<unknown>;
  /** The only key, if a kind has one. */
  key?: string;
  valueAt: (step: number) => unknown;
}

const BASE_MS = Date.parse('2026-11-01T00:00:00Z');

export const MARK_EXAMPLES: readonly MarkExample[] = [
  {
    kind: programStart,
    valueAt: (step) => ({
      startedAt: new Date(BASE_MS + step).toISOString(),
      pauses: [{ from: '2026-11-10' }],
    }),
  },
  {
    kind: programPause,
    key: pauseKey('a', '2026-11-10'),
    valueAt: (step) => (step % 3 === 0 ? {} : { to: `2026-11-${11 + (step % 19)}` }),
  },
  { kind: programWeekdays, valueAt: (step) => [1, 2 + (step % 6)] },
  { kind: lessonRead, valueAt: () => true },
  { kind: taskDone, key: taskKey('nutrition.course', 'a'), valueAt: () => true },
  { kind: lessonOpened, valueAt: (step) => `lesson-${step}` },
  { kind: watchPosition, valueAt: (step) => ({ seconds: step + 10, film: 'kykid.mp4' }) },
  { kind: challenge, key: tickKey('habit', 28), valueAt: (step) => `2026-11-${10 + (step % 20)}` },
  { kind: weekGoal, key: TRAININGS, valueAt: (step) => 1 + (step % 7) },
  {
    kind: energyGoal,
    key: DAY,
    valueAt: (step) => ({
      kcal: 1_800 + step,
      leastKcal: 1_540,
      macros: { protein: 81, fat: 64, carbs: 225 },
    }),
  },
  { kind: restsOff, key: GUIDED, valueAt: () => true },
  { kind: weightProposals, key: ALL_TRAININGS, valueAt: () => true },
  {
    kind: exerciseSwap,
    key: swapKey('00000000-0000-4000-8000-000000000000', 'jalapress'),
    valueAt: (step) => [
      {
        id: 'kukk-kangiga',
        name: 'Kükk kangiga',
        technique: 'Kannad maas.',
        clip: null,
        equipment: 'BARBELL',
        unit: 'REPETITIONS',
        least: 8,
        most: 10,
        side: null,
        sets: [[step % 4, 1 + (step % 10)]],
      },
    ],
  },
  { kind: favourite, key: favouriteKey('recipe', 'a'), valueAt: () => true },
  { kind: eaten, key: eatenKey('a', '2026-11-10'), valueAt: () => true },
  {
    kind: recipeNote,
    valueAt: (step) => ({ text: `Vähem soola ${step}`, writes: { '0a1b2c3d': step + 1 } }),
  },
  { kind: recipeRating, valueAt: (step) => 1 + (step % 5) },
  {
    kind: menuMeal,
    key: '2026-11-23_DINNER',
    valueAt: (step) => ({ recipeId: 'a', servings: (step % 24) / 2 }),
  },
  {
    kind: plannedTraining,
    key: '00000000-0000-4000-8000-000000000000',
    valueAt: (step) => ({ trainingId: 'a', at: `2026-11-${10 + (step % 20)}T18:00` }),
  },
  {
    kind: quietHours,
    key: REMINDERS,
    valueAt: (step) => ({ from: `2${step % 4}:00`, to: '08:00' }),
  },
  {
    kind: shoppingSource,
    key: `${sourceBase('day', '2026-11-23')}.1`,
    valueAt: (step) => ({
      count: 1 + (step % 4),
      foods: [['tomat', 'Tomat', 'köögivili', 'G', 55_440 * (1 + step), '1 tomat ≈ 120 g']],
    }),
  },
  {
    kind: shoppingTick,
    key: foodKey('tomat', 'G'),
    valueAt: (step) => ({ how: step % 2 === 0 ? 'bought' : 'home', covered: { a1: step } }),
  },
  {
    kind: shoppingOwn,
    key: '00000000-0000-4000-8000-000000000000',
    valueAt: (step) => ({ text: `Küünlad ${step}`, addedAt: '2026-11-20T12:00:00+02:00' }),
  },
  { kind: avoidedAllergen, key: 'NUTS', valueAt: () => true },
  { kind: avoidedFood, valueAt: (step) => `Koriander ${step}` },
  { kind: pantryFood, valueAt: () => true },
  {
    kind: substitution,
    key: substitutionKey('a', 'piim-2-5'),
    valueAt: (step) => (step % 2 === 0 ? 'kaerajook' : 'sojajook-suhkruta'),
  },
  { kind: shoppingStaple, valueAt: () => true },
  {
    kind: shoppingOrder,
    key: AISLES,
    valueAt: (step) => (step % 2 === 0 ? ['dairy', 'bread'] : ['bread', 'dairy']),
  },
  { kind: shoppingRound, key: LIST, valueAt: (step) => 1 + step },
  {
    kind: together,
    key: PLAN,
    valueAt: (step) => ({
      id: '00000000-0000-4000-8000-000000000000',
      dishes: ['a', 'b'],
      readyAt: BASE_MS + step,
    }),
  },
  {
    kind: togetherDone,
    valueAt: (step) => ({ plan: '00000000-0000-4000-8000-000000000000', rows: step, tags: ['1x', '2y'] }),
  },
  {
    kind: cooking,
    valueAt: (step) => ({
      ticked: [step],
      step: 1,
      servings: 1.5,
      scaledTo: step % 2 === 0 ? { foodId: 'kanafilee', amount: 400 } : { kcal: 600, plates: 2 },
    }),
  },
  // A new kind comes last: schedules of the simulation choose by place, and go on finding what they found.
  {
    kind: programDone,
    valueAt: (step) => ({ startedAt: '2026-11-02T00:00:00+02:00', weeks: [[`t-${step}`]] }),
  },
];
