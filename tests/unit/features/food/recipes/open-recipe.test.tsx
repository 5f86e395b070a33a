// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { OpenRecipe } from '../../../../../src/features/food/recipes/open-recipe.tsx';
import { SessionContext } from '../../../../../src/session/use-session.ts';
import type { Session } from '../../../../../src/session/session.ts';

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
const STEPS = ['Koori kartulid.', 'Keeda 20–25 minutit ja lase 5 minutit seista.', 'Serveeri 50 g lõhega.'];
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
  allergens: [],
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
        <OpenRecipe recipe={RECIPE} written={INGREDIENTS} ingredients={INGREDIENTS} steps={STEPS} />
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
  // jsdom implements neither sound, nor dialogs, nor layout.
  HTMLMediaElement.prototype.play = async () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  URL.createObjectURL = () => 'blob:track';
  URL.revokeObjectURL = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
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

  it('are those of the recipe on paper, which exists while the browser prints, and nothing is left of it after', async () => {
    open();
    await press('Rohkem portsjoneid');
    fireEvent(window, new Event('beforeprint'));
    const sheet = document.body.lastElementChild;
    expect(sheet?.querySelector('h1')?.textContent).toBe('Lõhekartul');
    const words = sheet?.textContent.replaceAll('\u00A0', ' ');
    expect(words).toContain('2,5 portsjonit · 30 min');
    expect(words).toContain('625 g kartuleid');
    expect(words).toContain('Keeda 20–25 minutit ja lase 5 minutit seista.');
    expect(words).toContain('Energia 340 kcal');
    expect(sheet?.querySelector('button, a, input')).toBeNull();
    fireEvent(window, new Event('afterprint'));
    expect(sheet?.isConnected).toBe(false);
  });
});

describe('amounts', () => {
  const scaleTo = async (has: string) => {
    await press('Arvuta kogused ümber');
    const sheet = within(await screen.findByRole('dialog', { name: 'Arvuta kogused ümber' }));
    await user.clear(sheet.getByLabelText('Mul on seda'));
    await user.type(sheet.getByLabelText('Mul on seda'), has);
    await user.click(sheet.getByRole('button', { name: 'Arvuta' }));
    return sheet;
  };

  it('come to what she has of one ingredient, in the steps too, after a reload too, and go back by one tap', async () => {
    open();
    await scaleTo('403');
    const expectScaled = () => {
      expect(amounts()).toContain('403\u00A0g kartuleid');
      expect(amounts()).toContain('115\u00A0g lõhe');
      expect(amounts()).toContain('Sul on 403\u00A0g kartuleid.');
      expect(screen.getByText('Serveeri 40 g lõhega.')).toBeTruthy();
    };
    expectScaled();
    open();
    expectScaled();
    await press('Algsed kogused');
    expect(amounts()).toContain('500\u00A0g kartuleid');
    expect(screen.getByText('Serveeri 50 g lõhega.')).toBeTruthy();
  });

  it('come to the energy of her plates', async () => {
    open();
    await press('Arvuta kogused ümber');
    const sheet = within(await screen.findByRole('dialog', { name: 'Arvuta kogused ümber' }));
    await user.click(sheet.getByRole('radio', { name: 'Kalorite järgi' }));
    // 340 kcal a portion, in 2.
    await user.type(sheet.getByLabelText(/Energia ühel taldrikul/), '510');
    await user.click(sheet.getByRole('button', { name: 'Arvuta' }));
    expect(amounts()).toContain('750\u00A0g kartuleid');
    expect(amounts()).toContain('2 taldrikut, igaühel 510\u00A0kcal.');
  });

  it('stay, with the reason, where she types none or far too much', async () => {
    open();
    const sheet = await scaleTo('palju');
    expect(sheet.getByText('Sisesta nullist suurem arv.')).toBeTruthy();
    await user.clear(sheet.getByLabelText('Mul on seda'));
    await user.type(sheet.getByLabelText('Mul on seda'), '50000');
    await user.click(sheet.getByRole('button', { name: 'Arvuta' }));
    expect(sheet.getByText(/Nii tuleks 200 portsjonit/)).toBeTruthy();
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

  it('shows what the step takes, for the chosen portions', async () => {
    open();
    await press('Rohkem portsjoneid');
    await press('Alusta valmistamist');
    const cooking = screen.getByRole('dialog', { name: 'Lõhekartul' });
    const [own] = within(cooking).getAllByRole('list', { name: 'Koostisosad' });
    expect(own?.textContent).toBe('625\u00A0g kartuleid');
  });

  it('goes by one key: on, back, the timer and the ingredients', async () => {
    open('leida');
    await press('Alusta valmistamist');
    await user.keyboard(' ');
    expect(screen.getByText('Samm 2 / 3')).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('timer').textContent).toBe('20:00');
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['5:00', '20:00']);
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Samm 1 / 3')).toBeTruthy();
    await user.keyboard('{PageDown}{Enter}');
    expect(screen.getByText('Samm 3 / 3')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Lõhekartul' })).toBeNull();
  });

  it('leaves a link, and a sheet above, their own keys', async () => {
    const soup = { id: 'supp/3/0', recipeId: 'supp', recipeName: 'Lõhesupp', step: 3, label: '12 minutit' };
    const timer = { ...soup, seconds: 720, endsAt: Date.now() + 600_000, pausedMs: 0, isRung: false };
    const kept = { value: [timer], until: Date.now() + 3_600_000 };
    localStorage.setItem('hoog.member.helle.kitchen-timers', JSON.stringify(kept));
    open('helle', '/recipes/lohekartul?step=1');
    const cooking = within(screen.getByRole('dialog', { name: 'Lõhekartul' }));
    cooking.getByRole('link', { name: 'Lõhesupp, samm 3' }).focus();
    await user.keyboard('{Enter}');
    expect(cooking.getByText('Samm 3 / 3')).toBeTruthy();
    await user.click(cooking.getByRole('button', { name: 'Äratus' }));
    await user.keyboard(' {ArrowLeft}');
    expect(cooking.getByText('Samm 3 / 3')).toBeTruthy();
  });

  it('keeps the keyboard at the timers while she removes them, and gives it back with the last one', async () => {
    open('reet', '/recipes/lohekartul?step=2');
    await user.keyboard('{ArrowDown}');
    await press('Käivita taimer: 5 minutit');
    const [first, second] = screen.getAllByRole('button', { name: /^Eemalda taimer: / });
    first?.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{Enter}{ArrowRight}');
    expect(screen.getByText('Samm 3 / 3')).toBeTruthy();
  });

  it('opens at the step in the address', () => {
    open('mari', '/recipes/lohekartul?step=3');
    expect(screen.getByText('Samm 3 / 3')).toBeTruthy();
    open('mari', '/recipes/lohekartul?step=0');
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
    expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['1:00', '16:00']);
    vi.setSystemTime(Date.now() + 18 * 60_000);
    open();
    expect(screen.getAllByText(/^Aeg sai täis/).map(({ textContent }) => textContent)).toEqual([
      'Aeg sai täis 17 min tagasi',
      'Aeg sai täis 2 min tagasi',
    ]);
  });
});
