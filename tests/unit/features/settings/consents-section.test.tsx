// @vitest-environment jsdom
/** What this device forgets when she withdraws a consent: all that stood under it, and nothing else. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ConsentKind } from '../../../../src/contract/enumerations.ts';
import { avoidedAllergen } from '../../../../src/contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../src/contract/marks/avoided-food.mark.ts';
import { DAY, energyGoal } from '../../../../src/contract/marks/energy-goal.mark.ts';
import { favourite } from '../../../../src/contract/marks/favourite.mark.ts';
import { deviceMarksOf } from '../../../../src/features/marks/device-marks.ts';
import { saveMark } from '../../../../src/features/marks/save-mark.ts';
import { rememberDraft, recallDraft } from '../../../../src/features/own-recipe/note-draft.ts';
import { ConsentsSection } from '../../../../src/features/settings/consents-section.tsx';
import { settingsText } from '../../../../src/features/settings/settings.text.ts';
import { snapshotCacheName } from '../../../../src/library/screen-snapshot.ts';
import { type MarkStore, registerOf } from '../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { MEMBER } from '../entry-arbitraries.ts';
import { completeJsdom, keptEntries, leaveEntry, openOutbox, openPage, serverThat } from '../member-page.tsx';

const NOON = '2026-11-20T10:00:00.000Z';

let outbox: Outbox;
const deleteCache = vi.fn(async (_name: string) => true);

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  deleteCache.mockClear();
  vi.stubGlobal('caches', { delete: deleteCache });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const values = ({ marks }: MarkStore) =>
  [...marks.values()].filter(({ value }) => value !== null).map(({ kind, key }) => `${kind} ${key}`);

async function withdraw(kind: ConsentKind, answer?: Record<string, unknown>): Promise<void> {
  const { client } = serverThat(() => answer);
  const consent = { __typename: 'Consent' as const, kind, textVersion: '2026-11-23', givenAt: NOON };
  openPage(<ConsentsSection consents={[{ consent }]} />, { outbox, client });
  fireEvent.click(screen.getByRole('button', { name: settingsText.withdraw }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(settingsText.withdrawInfo[kind])).toBeTruthy();
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: settingsText.withdraw })));
}

it('gives the focus to its heading when the consent that she withdrew goes from the list', () => {
  const shown = (kind: ConsentKind) => ({
    consent: { __typename: 'Consent' as const, kind, textVersion: '2026-11-23', givenAt: NOON },
  });
  let change: (kinds: ConsentKind[]) => void = () => undefined;
  function Section() {
    const [kinds, setKinds] = useState<ConsentKind[]>(['FOOD_CHOICES', 'FOOD_NOTES']);
    change = setKinds;
    return <ConsentsSection consents={kinds.map(shown)} />;
  }
  openPage(<Section />, { outbox });
  screen.getAllByRole('button', { name: settingsText.withdraw })[0]?.focus();
  act(() => change(['FOOD_NOTES']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: settingsText.consents }));
});

const ACCEPTED = { withdrawConsent: { __typename: 'UserProfile', id: MEMBER.id, consents: [] } };
async function isClosed(): Promise<void> {
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}

it('forgets what she does not eat on this device, in her account here, in what waits and in the pictures of her screens', async () => {
  const register = registerOf(outbox);
  await register.take([{ kind: avoidedAllergen.name, key: 'EGGS', value: 'true', changedAt: NOON }]);
  await saveMark(register, avoidedFood, 'koriander', 'Koriander');
  await saveMark(register, favourite, 'recipe.supp', true);
  await saveMark(register, avoidedAllergen, 'MILK', null);
  await saveMark(deviceMarksOf(MEMBER.id), avoidedAllergen, 'NUTS', true);
  await withdraw('FOOD_CHOICES', ACCEPTED);
  await isClosed();
  expect(values(register)).toEqual(['favourite recipe.supp']);
  expect(values(deviceMarksOf(MEMBER.id))).toEqual([]);
  const waiting = (await keptEntries()).flatMap(({ kind, variables }) =>
    kind === 'saveMarks' && 'input' in variables ? [variables.input] : [],
  );
  expect(waiting).toMatchObject([[{ kind: 'favourite' }], [{ key: 'MILK', value: null }]]);
  expect(deleteCache.mock.calls).toEqual([[snapshotCacheName(MEMBER.id)]]);
});

it('forgets her energy goal also where its sending has been refused', async () => {
  const register = registerOf(outbox);
  await saveMark(register, energyGoal, DAY, { kcal: 1800 });
  const [entry] = outbox.entries;
  if (entry)
    await leaveEntry(outbox, entry, { state: 'refused', refusal: { code: 'NOT_AUTHORIZED' }, attempts: 1 });
  await withdraw('ENERGY_GOAL', ACCEPTED);
  await isClosed();
  expect(values(register)).toEqual([]);
  expect(await keptEntries()).toEqual([]);
});

it('forgets the notes beside recipes that she was writing', async () => {
  rememberDraft(MEMBER.id, 'supp', { text: 'vähem soola', writes: 1, isSaved: false, seen: {} });
  await withdraw('FOOD_NOTES', ACCEPTED);
  await isClosed();
  expect(recallDraft(MEMBER.id, 'supp')).toBeUndefined();
});

it('forgets nothing that the server has not taken back', async () => {
  await saveMark(deviceMarksOf(MEMBER.id), avoidedAllergen, 'NUTS', true);
  await saveMark(registerOf(outbox), avoidedAllergen, 'EGGS', true);
  await withdraw('FOOD_CHOICES');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(values(deviceMarksOf(MEMBER.id))).toEqual(['avoided-allergen NUTS']);
  expect(values(registerOf(outbox))).toEqual(['avoided-allergen EGGS']);
  expect(deleteCache).not.toHaveBeenCalled();
});
