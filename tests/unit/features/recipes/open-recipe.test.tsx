// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../src/contract/documents.generated.ts';
import { OpenRecipe } from '../../../../src/features/recipes/open-recipe.tsx';
import { SessionContext } from '../../../../src/session/use-session.ts';
import type { Session } from '../../../../src/session/session.ts';

const DAY_MS = 86_400_000;

type Ingredient = NonNullable<RecipeDetailsFragment['ingredients']>[number];

/** `partitive_EE` is null as an earlier version of the app stored it. */
function amount(
  name_EE: string,
  grams: number | null,
  kcal: number,
  partitive_EE: string | null = null,
): Ingredient {
  return {
    __typename: 'RecipeIngredient',
    amount: grams,
    unit: grams === null ? 'TASTE' : 'G',
    ingredient: {
      __typename: 'Ingredient',
      id: name_EE,
      name_EE,
      partitive_EE,
      quantity_EE: null,
      group_EE: null,
      kcal,
      protein: 1,
      fat: 1,
      carbs: 1,
    },
  };
}

const INGREDIENTS = [
  amount('Kartul', 500, 80, 'kartuleid'),
  amount('Lõhe', 140, 200),
  amount('Sool', null, 0, 'soola'),
];
const STEPS = ['Koori kartulid.', 'Keeda 20–25 minutit ja lase 5 minutit seista.', 'Serveeri.'];
const RECIPE = {
  __typename: 'Recipe',
  id: 'lohekartul',
  name_EE: 'Lõhekartul',
  thumbnail: null,
  mealType: ['DINNER'],
  tags: [],
  cookingTime: 30,
  accessLevel: 'PUBLIC',
  servings: 2,
  locked: false,
  updatedAt: '2026-11-01T00:00:00+02:00',
  ingredients: INGREDIENTS,
  description: null,
  steps: STEPS,
} satisfies Parameters<typeof OpenRecipe>[0]['recipe'];

const asMember = (id: string): Session => ({
  state: 'authenticated',
  member: { id, email: 'liige@example.com', groups: ['food'] },
  needsSignIn: false,
});

const user = userEvent.setup();

/** As if the app had been closed and reopened. */
function open(memberId = 'mari', address = '/recipes/lohekartul'): void {
  cleanup();
  render(
    <SessionContext value={asMember(memberId)}>
      <MemoryRouter initialEntries={[address]}>
        <OpenRecipe recipe={RECIPE} ingredients={INGREDIENTS} steps={STEPS} />
      </MemoryRouter>
    </SessionContext>,
  );
}

/** Wide and narrow screens show the cook button in different places; without a layout both exist. */
async function press(name: string): Promise<void> {
  const [button] = screen.getAllByRole('button', { name });
  if (button) await user.click(button);
}
const amounts = () => screen.getByRole('region', { name: 'Koostisosad' }).textContent;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] });
  // jsdom implements neither sound nor dialogs.
  HTMLMediaElement.prototype.play = async () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  URL.createObjectURL = () => 'blob:track';
  URL.revokeObjectURL = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('portions', () => {
  it('rescale the amounts in halves, while TASTE stays in words and a portion’s energy stays', async () => {
    open();
    await press('Rohkem portsjoneid');
    expect(amounts()).toContain('625\u00A0g kartuleid');
    expect(amounts()).toContain('175\u00A0g lõhe');
    expect(amounts()).toContain('soola, maitse järgi');
    expect(within(screen.getByRole('table')).getByText('340 kcal')).toBeTruthy();
  });

  it('and ticks return after a reload, for her alone, for three days', async () => {
    open();
    await press('Rohkem portsjoneid');
    await user.click(screen.getByRole('checkbox', { name: /lõhe/ }));
    open();
    expect(amounts()).toContain('625\u00A0g kartuleid');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /lõhe/ }).checked).toBe(true);
    open('kadri');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /lõhe/ }).checked).toBe(false);
    vi.setSystemTime(Date.now() + 3 * DAY_MS + 1);
    open();
    expect(amounts()).toContain('500\u00A0g kartuleid');
  });
});

describe('cooking', () => {
  it('goes step by step, shows the ingredients after one tap, and continues where she left', async () => {
    open();
    await press('Alusta valmistamist');
    expect(screen.getByText('Samm 1 / 3')).toBeTruthy();
    await press('Järgmine samm');
    expect(screen.getByText('Samm 2 / 3')).toBeTruthy();
    const cooking = screen.getByRole('dialog', { name: 'Lõhekartul' });
    await user.click(within(cooking).getByRole('button', { name: 'Koostisosad' }));
    expect(within(screen.getByRole('dialog', { name: 'Koostisosad' })).getByText(/kartuleid/)).toBeTruthy();
    open();
    expect(screen.getAllByRole('button', { name: 'Jätka sammust 2' })).not.toHaveLength(0);
  });

  it('opens at the step in the address', () => {
    open('mari', '/recipes/lohekartul?step=3');
    expect(screen.getByText('Samm 3 / 3')).toBeTruthy();
    open('mari', '/recipes/lohekartul?step=9');
    expect(screen.queryByText(/Samm \d \/ 3/)).toBeNull();
  });
});

describe('the times in a step', () => {
  it('start timers of their own, which a reload does not stop and an hour does not hide', async () => {
    open();
    await press('Käivita taimer: 20–25 minutit');
    await press('Käivita taimer: 5 minutit');
    vi.setSystemTime(Date.now() + 4 * 60_000);
    open();
    expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['16:00', '1:00']);
    vi.setSystemTime(Date.now() + 18 * 60_000);
    open();
    expect(screen.getAllByText(/^Aeg sai täis/).map(({ textContent }) => textContent)).toEqual([
      'Aeg sai täis 2 min tagasi',
      'Aeg sai täis 17 min tagasi',
    ]);
  });
});
