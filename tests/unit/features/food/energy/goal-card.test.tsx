// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DAY, energyGoal, type EnergyGoal } from '../../../../../contract/marks/energy-goal.mark.ts';
import { consentWording } from '../../../../../src/platform/consents/consents.text.ts';
import { giveConsent } from '../../../../../src/platform/consents/give-consent.ts';
import { energyGoalText } from '../../../../../src/features/food/energy/energy-goal.text.ts';
import { GoalCard } from '../../../../../src/features/food/energy/goal-card.tsx';
import { GoalOfDay } from '../../../../../src/features/food/energy/goal-of-day.tsx';
import { saveMark, changeMark } from '../../../../../src/platform/marks/save-mark.ts';
import { actions, sync } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { hideEnergy } from '../../../../../src/ui/energy-visibility.ts';
import { completeJsdom, openOutbox, openPage, SIGNED_IN } from '../../member-page.tsx';
import { MEMBER } from '../../entry-arbitraries.ts';

const OFFERED: EnergyGoal = { kcal: 1_800, leastKcal: 1_690, macros: { protein: 81, fat: 64, carbs: 225 } };
const WITH_MENU = { ...SIGNED_IN, member: { ...MEMBER, groups: ['food'] } } as const;

const SAID = /Sinu eesmärk on 1\s800\skcal päevas\./u;

let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

afterEach(() => vi.restoreAllMocks());

const press = async (name: string) => {
  const found = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(found));
};
const type = (kcal: string) =>
  act(() => fireEvent.change(screen.getByLabelText(energyGoalText.energy), { target: { value: kcal } }));

const kept = () =>
  [...registerOf(outbox).marks.values()]
    .filter(({ kind, value }) => kind === 'energy-goal' && value !== null)
    .map(({ value }) => JSON.parse(String(value)) as EnergyGoal);

const open = (offered?: EnergyGoal, session = WITH_MENU) =>
  openPage(<GoalCard outbox={outbox} offered={offered} />, { outbox, session });

it('keeps the calculator’s result once she agrees, and afterwards with one press', async () => {
  open(OFFERED);
  await press(energyGoalText.use);
  await press(actions.save);
  expect(kept()).toEqual([]);
  expect(screen.getByText(energyGoalText.consentMissing)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: consentWording.ENERGY_GOAL })));
  await press(actions.save);
  await expect.poll(kept).toEqual([OFFERED]);
  expect(outbox.entries.map(({ kind }) => kind)).toEqual(['giveConsent', 'saveMarks']);
  expect(await screen.findByText(SAID)).toBeTruthy();

  await press(energyGoalText.remove);
  await expect.poll(kept).toEqual([]);
  await screen.findByText(energyGoalText.removed);
  await press(actions.undo);
  await expect.poll(kept).toEqual([OFFERED]);

  cleanup();
  open({ ...OFFERED, kcal: 2_000 });
  await press(energyGoalText.use);
  await expect.poll(kept).toEqual([{ ...OFFERED, kcal: 2_000 }]);
});

it('keeps a new result hidden where she has hidden her goal', async () => {
  await giveConsent(outbox, 'ENERGY_GOAL');
  await saveMark(registerOf(outbox), energyGoal, DAY, { kcal: 1_900, isHidden: true });
  open(OFFERED);
  await press(energyGoalText.use);
  await expect.poll(kept).toEqual([{ ...OFFERED, isHidden: true }]);
});

it.each([
  ['other macros', { ...OFFERED, macros: { protein: 113, fat: 60, carbs: 203 } }],
  ['another least', { ...OFFERED, leastKcal: 1_540 }],
  ['the energy alone', { kcal: OFFERED.kcal }],
] as const)('offers a result of the same energy where her goal has %s', async (_what, goal) => {
  await giveConsent(outbox, 'ENERGY_GOAL');
  await saveMark(registerOf(outbox), energyGoal, DAY, goal);
  open(OFFERED);
  await press(energyGoalText.use);
  await expect.poll(kept).toEqual([OFFERED]);
  await expect.poll(() => screen.queryByRole('button', { name: energyGoalText.use })).toBeNull();
});

it('brings nothing back once she has withdrawn her consent', async () => {
  await saveMark(registerOf(outbox), energyGoal, DAY, OFFERED);
  open();
  await press(energyGoalText.remove);
  await expect.poll(kept).toEqual([]);
  await screen.findByText(energyGoalText.removed);
  await press(actions.undo);
  expect(await screen.findByText(energyGoalText.notUndone)).toBeTruthy();
  expect(kept()).toEqual([]);
});

it('does not undo over what has changed since, but keeps it hidden where she hid it', async () => {
  await giveConsent(outbox, 'ENERGY_GOAL');
  await saveMark(registerOf(outbox), energyGoal, DAY, { kcal: 1_900 });
  open(OFFERED);
  await press(energyGoalText.use);
  await expect.poll(kept).toEqual([OFFERED]);
  await screen.findByText(energyGoalText.saved);
  const elsewhere = { kcal: 2_000 };
  await act(() => saveMark(registerOf(outbox), energyGoal, DAY, elsewhere));
  await press(actions.undo);
  expect(await screen.findByText(energyGoalText.notUndone)).toBeTruthy();
  expect(kept()).toEqual([elsewhere]);

  await press(energyGoalText.use);
  await expect.poll(kept).toEqual([OFFERED]);
  await screen.findByText(energyGoalText.saved);
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: energyGoalText.isShown })));
  await expect.poll(kept).toEqual([{ ...OFFERED, isHidden: true }]);
  await press(actions.undo);
  await expect.poll(kept).toEqual([{ ...elsewhere, isHidden: true }]);
});

it('says on the sheet itself that a full disk has not taken her goal, and keeps what she typed', async () => {
  await giveConsent(outbox, 'ENERGY_GOAL');
  open();
  await press(energyGoalText.typeOwn);
  await type('1900');
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await press(actions.save);
  const notice = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(notice.textContent).toContain(energyGoalText.notSaved);
  expect(notice.textContent).toContain(sync.storageFull);
  full.mockRestore();
  await press(actions.save);
  await expect.poll(kept).toEqual([{ kcal: 1_900 }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('keeps neither her consent nor her goal where the disk has not taken both', async () => {
  open();
  await press(energyGoalText.typeOwn);
  await type('1900');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: consentWording.ENERGY_GOAL })));
  const { add } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    if ((value as { kind?: string }).kind === 'saveMarks') throw new DOMException('', 'QuotaExceededError');
    return add.call(this, value);
  });
  await press(actions.save);
  expect((await screen.findByRole('alert')).textContent).toContain(energyGoalText.notSaved);
  await outbox.refresh();
  expect(outbox.entries).toEqual([]);
  full.mockRestore();
  await press(actions.save);
  await expect.poll(kept).toEqual([{ kcal: 1_900 }]);
  expect(outbox.entries.map(({ kind }) => kind)).toEqual(['giveConsent', 'saveMarks']);
});

it('takes no typed figure below the least, and keeps the shares of the macros', async () => {
  await giveConsent(outbox, 'ENERGY_GOAL');
  await saveMark(registerOf(outbox), energyGoal, DAY, OFFERED);
  open();
  await press(energyGoalText.change);
  for (const kcal of ['1689', '8001', '1700,5', 'palju', '']) {
    await type(kcal);
    await press(actions.save);
    expect(screen.getByLabelText(energyGoalText.energy).getAttribute('aria-invalid'), kcal).toBe('true');
  }
  await type('1700');
  await press(actions.save);
  await expect
    .poll(kept)
    .toEqual([{ kcal: 1_700, leastKcal: 1_690, macros: { protein: 77, fat: 60, carbs: 213 } }]);
});

it('says that a figure is too little only of one that is', async () => {
  await giveConsent(outbox, 'ENERGY_GOAL');
  open();
  await press(energyGoalText.typeOwn);
  const said = async (kcal: string) => {
    await type(kcal);
    await press(actions.save);
    return screen.getByRole('dialog').textContent.includes('Vähem me päevas ei soovita');
  };
  expect(await said('1199')).toBe(true);
  for (const kcal of ['8001', 'palju', '1700,5']) expect(await said(kcal), kcal).toBe(false);
});

it('takes 1,200 kcal as the least where the calculator was not asked', async () => {
  await giveConsent(outbox, 'ENERGY_GOAL');
  open();
  await press(energyGoalText.typeOwn);
  await type('1199');
  await press(actions.save);
  expect(kept()).toEqual([]);
  await type('1 200');
  await press(actions.save);
  await expect.poll(kept).toEqual([{ kcal: 1_200 }]);
});

it('offers no goal to who has no menu, but takes away the one that she had', async () => {
  open(OFFERED, SIGNED_IN as typeof WITH_MENU);
  expect(screen.queryByText(energyGoalText.title)).toBeNull();
  await act(() => saveMark(registerOf(outbox), energyGoal, DAY, OFFERED));
  await press(energyGoalText.remove);
  await expect.poll(kept).toEqual([]);
});

it('stands beside the day’s total until she hides it, and again when she shows it', async () => {
  await saveMark(registerOf(outbox), energyGoal, DAY, OFFERED);
  openPage(
    <>
      <GoalCard outbox={outbox} />
      <div data-testid="menu">
        <GoalOfDay kcal={2_100} />
      </div>
    </>,
    { outbox, session: WITH_MENU },
  );
  const menu = () => screen.getByTestId('menu').textContent;
  expect(menu()).toMatch(SAID);
  const box = screen.getByRole('checkbox', { name: energyGoalText.isShown });
  await act(async () => fireEvent.click(box));
  await expect.poll(menu).toBe('');
  expect(kept()).toEqual([{ ...OFFERED, isHidden: true }]);
  await act(async () => fireEvent.click(box));
  await expect.poll(kept).toEqual([OFFERED]);
  act(() => hideEnergy(true));
  expect(menu()).toBe('');
  act(() => hideEnergy(false));
  await act(() => changeMark(registerOf(outbox), energyGoal, DAY, () => null));
  expect(menu()).toBe('');
});
