// @vitest-environment jsdom
/** Forms of a few fields, whose page ends before she saves them. */
import { readdirSync, readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecipeDetailsFragment } from '../../../contract/documents.generated.ts';
import { addDays, dayOf, momentOf } from '../../../contract/moments.ts';
import { OwnChallenge } from '../../../src/features/training/challenge/own-challenge.tsx';
import { challengeText } from '../../../src/features/training/challenge/challenge.text.ts';
import { CompletionMomentDialog } from '../../../src/features/training/completions/completion-moment-dialog.tsx';
import { energyGoalText } from '../../../src/features/food/energy/energy-goal.text.ts';
import { GoalSheet } from '../../../src/features/food/energy/goal-sheet.tsx';
import { ownRecipeText } from '../../../src/features/food/own-recipe/own-recipe.text.ts';
import { OwnRecipe } from '../../../src/features/food/own-recipe/own-recipe.tsx';
import { PlanSheet } from '../../../src/features/training/planned-trainings/plan-sheet.tsx';
import { plannedTrainingsText } from '../../../src/features/training/planned-trainings/planned-trainings.text.ts';
import { ProgramBeginning } from '../../../src/features/training/programs/program-beginning.tsx';
import { programsText } from '../../../src/features/training/programs/programs.text.ts';
import { AddToMenuSheet } from '../../../src/features/food/recipes/add-to-menu-sheet.tsx';
import { recipesText } from '../../../src/features/food/recipes/recipes.text.ts';
import { ScaleSheet } from '../../../src/features/food/recipes/scale-sheet.tsx';
import { TogetherScreen } from '../../../src/features/food/together/together-screen.tsx';
import { togetherText } from '../../../src/features/food/together/together.text.ts';
import { actions, diary } from '../../../src/language/words.ts';
import type { EntryOfKind } from '../../../src/offline/entry.ts';
import type { Outbox } from '../../../src/offline/outbox.ts';
import { forgetMember, rememberedUnder } from '../../../src/session/member-memory.ts';
import { leftoverText } from '../../../src/ui/leftover-notice.text.ts';
import { startDayText } from '../../../src/ui/start-day.text.ts';
import { MEMBER } from './entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from './member-page.tsx';

const today = dayOf(momentOf(new Date()));
const yesterday = addDays(today, -1);
/** Is today neither now nor a day later. */
const dayAfter = addDays(today, 2);
const DAY_MS = 24 * 60 * 60 * 1000;
const nothing = () => undefined;

const POTATO = { id: 'kartul', name_EE: 'Kartul', kcal: 80, protein: 2, fat: 0, carbs: 17 };
const ingredients = [{ amount: 500, unit: 'G', ingredient: POTATO }] as unknown as NonNullable<
  RecipeDetailsFragment['ingredients']
>;
const recipe = {
  id: 'supp',
  name_EE: 'Supp',
  servings: 2,
  mealType: ['LUNCH'],
  ingredients,
} as unknown as RecipeDetailsFragment;
const PROGRAM = {
  id: 'p',
  title: 'Algus',
  level: 'BEGINNER',
  summary: '',
  description: '',
  weeks: [['t-1', 't-2']],
} as const;
/** As staff publish them. */
const WEEKS = readdirSync('content/pages/timetable')
  .toSorted((one, other) => one.localeCompare(other))
  .map((id) => ({
    __typename: 'CMSItem' as const,
    task: null,
    drawing: null,
    key: 'timetable',
    id,
    value: readFileSync(`content/pages/timetable/${id}`, 'utf8'),
  }));

let outbox: Outbox;
let entry: EntryOfKind<'completeTraining'>;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  const moment = momentOf(new Date(`${yesterday}T18:00:00`));
  entry = (await outbox.add('completeTraining', { id: 'jalad', eventDateTime: moment })) as typeof entry;
});
afterEach(() => void vi.useRealTimers());

interface SmallForm {
  form: string;
  opened: () => ReactNode;
  address?: string;
  field: string;
  typed: string;
  save: string;
  /** It has a button that drops what was typed, which the notice names. */
  canBeDropped?: boolean;
}

const FORMS: SmallForm[] = [
  {
    form: 'a goal of her own',
    opened: () => (
      <GoalSheet
        start={{ leastKcal: 1_690 }}
        consent={{ isGiven: true, seenAt: undefined }}
        onSave={() => Promise.resolve()}
        onClose={nothing}
      />
    ),
    field: energyGoalText.energy,
    typed: '2100',
    save: actions.save,
    canBeDropped: true,
  },
  {
    form: 'the amount that a recipe is scaled to',
    opened: () => <ScaleSheet {...{ recipe, ingredients }} onScaled={nothing} onClose={nothing} />,
    field: recipesText.scaleHave,
    typed: '350',
    save: recipesText.scaleDo,
    canBeDropped: true,
  },
  {
    form: 'a planned training',
    opened: () => <PlanSheet trainings={[{ id: 't-1', title: 'Jalad' }]} onClose={nothing} />,
    field: plannedTrainingsText.day,
    typed: dayAfter,
    save: actions.save,
    canBeDropped: true,
  },
  {
    form: 'a day on which she ate',
    opened: () => <OwnRecipe recipeId="supp" />,
    field: ownRecipeText.otherDay,
    typed: yesterday,
    save: ownRecipeText.add,
  },
  {
    form: 'the moment of a training',
    opened: () => <CompletionMomentDialog entry={entry} openedAt={new Date()} onClose={nothing} />,
    field: diary.time,
    typed: '07:30',
    save: actions.save,
    canBeDropped: true,
  },
  {
    form: 'the day on which a program starts',
    opened: () => (
      <ProgramBeginning program={PROGRAM} isDisabled={false} onBegin={(_beginning, onKept) => onKept()} />
    ),
    field: startDayText.label,
    typed: dayAfter,
    save: programsText.begin,
  },
  {
    form: 'the day on which the challenge starts',
    opened: () => <OwnChallenge items={WEEKS} />,
    field: startDayText.label,
    typed: dayAfter,
    save: challengeText.begin,
  },
  {
    form: 'a dish for the menu',
    opened: () => <AddToMenuSheet recipe={recipe} onClose={nothing} />,
    field: recipesText.menuDay,
    typed: dayAfter,
    save: recipesText.addToMenuDo,
    canBeDropped: true,
  },
];

function handsOf({ opened, field, typed }: SmallForm) {
  const shown = () => screen.getByLabelText<HTMLInputElement>(field);
  return {
    /** As on a page that begins. */
    open() {
      cleanup();
      openPage(opened(), { outbox });
      return shown().value;
    },
    type: () => act(() => fireEvent.change(shown(), { target: { value: typed } })),
    press: (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name }))),
  };
}

const isOffered = () => screen.queryByText(leftoverText.leftover) !== null;
const drafts = () => rememberedUnder(MEMBER.id, '').filter(({ name }) => name.includes('-draft'));

describe.each(FORMS)('$form', (given) => {
  const { typed, save, canBeDropped = false } = given;
  const { open, type, press } = handsOf(given);

  it('promise 2: has what she typed when she comes back after its page has ended', () => {
    const before = open();
    expect(before).not.toBe(typed);
    expect(isOffered()).toBe(false);
    void type();
    expect(open()).toBe(typed);
    expect(isOffered()).toBe(canBeDropped);
    forgetMember(MEMBER.id);
    expect(open()).toBe(before);
  });

  it('has it no more after a day', () => {
    open();
    void type();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1 });
    expect(open()).not.toBe(typed);
    expect(isOffered()).toBe(false);
  });

  it('is forgotten once it is saved', async () => {
    open();
    void type();
    expect(drafts()).toHaveLength(1);
    await press(save);
    await expect.poll(drafts).toEqual([]);
  });
});

it.each(FORMS.filter(({ canBeDropped }) => canBeDropped))(
  'is forgotten with „Loobu“: $form',
  async (given) => {
    const { open, type, press } = handsOf(given);
    const before = open();
    void type();
    await press(actions.cancel);
    expect(drafts()).toEqual([]);
    expect(open()).toBe(before);
  },
);

it('has the hour for which dishes are to be ready when she comes back', () => {
  const hour = () => screen.getByLabelText<HTMLInputElement>(togetherText.readyAt);
  const open = () => {
    cleanup();
    openPage(<TogetherScreen />, { outbox });
  };
  open();
  fireEvent.change(hour(), { target: { value: '20:35' } });
  open();
  expect(hour().value).toBe('20:35');
});
