// @vitest-environment jsdom
/** This device forgets all data under a consent that she withdraws, and nothing else. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_KINDS, type ConsentKind } from '../../../../../contract/enumerations.ts';
import { avoidedAllergen } from '../../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../../contract/marks/avoided-food.mark.ts';
import { DAY, energyGoal } from '../../../../../contract/marks/energy-goal.mark.ts';
import { favourite } from '../../../../../contract/marks/favourite.mark.ts';
import { nameOf } from '../../../../../contract/marks/merge.ts';
import { deviceMarksOf } from '../../../../../src/platform/marks/device-marks.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { rememberDraft, recallDraft } from '../../../../../src/features/food/own-recipe/note-draft.ts';
import { ConsentsSection } from '../../../../../src/features/account/settings/consents-section.tsx';
import { saveSession } from '../../../../../src/features/training/sessions/save-session.ts';
import { forgetHealthBehind } from '../../../../../src/features/account/settings/forget-health.ts';
import { listWithdrawalNotes } from '../../../../../src/features/account/settings/withdrawal-note.ts';
import { settingsText } from '../../../../../src/features/account/settings/settings.text.ts';
import { snapshotCacheName } from '../../../../../src/library/screen-snapshot.ts';
import { actions } from '../../../../../src/language/words.ts';
import { receiptOf } from '../../../../../src/offline/entry.ts';
import { type MarkStore, registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import {
  OutboxConnection,
  type OutboxDatabase,
  readEntriesAndReceipts,
  recordOutcomes,
} from '../../../../../src/offline/outbox-database.ts';
import { holdAnswer } from '../../../../support/held-answer.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import {
  completeJsdom,
  keptEntries,
  leaveEntry,
  openOutbox,
  openPage,
  serverThat,
} from '../../member-page.tsx';

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const values = ({ marks }: MarkStore) =>
  [...marks.values()].filter(({ value }) => value !== null).map(({ kind, key }) => `${kind} ${key}`);

async function withdraw(
  kind: ConsentKind,
  answer?: Record<string, unknown>,
  meanwhile: () => void = () => undefined,
  profile?: Record<string, unknown> | Promise<Record<string, unknown>>,
): Promise<void> {
  const { client } = serverThat(({ operation }) => {
    meanwhile();
    return operation === 'SettingsScreen_Profile' ? profile : answer;
  });
  const consent = { __typename: 'Consent' as const, kind, textVersion: '2026-11-23', givenAt: NOON };
  openPage(<ConsentsSection consents={[{ consent }]} />, { outbox, client });
  fireEvent.click(screen.getByRole('button', { name: settingsText.withdraw }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(settingsText.withdrawInfo[kind])).toBeTruthy();
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: settingsText.withdraw })));
}

it('names to a member who gave none where each kind of consent is asked for', () => {
  openPage(<ConsentsSection consents={[]} />);
  const asked = new Map(CONSENT_KINDS.map((kind) => [kind, settingsText.consentAsked[kind]]));
  expect(new Set(asked.values()).size).toBe(CONSENT_KINDS.length);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...asked.values()]);
});

it('says of a consent to an earlier wording alone that it is asked again', () => {
  const given = { __typename: 'Consent' as const, givenAt: NOON };
  const consents = [
    { consent: { ...given, kind: 'PHOTOS' as const, textVersion: '2026-11-19' } },
    { consent: { ...given, kind: 'MEASUREMENTS' as const, textVersion: '2026-11-20' } },
  ];
  openPage(<ConsentsSection consents={consents} />, { outbox });
  const [photos, measurements] = screen.getAllByRole('listitem');
  expect(photos?.textContent).toContain(settingsText.consentChanged);
  expect(measurements?.textContent).not.toContain(settingsText.consentChanged);
});

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

const WITHOUT_CONSENTS = { getMyProfile: { __typename: 'Profile', id: MEMBER.id, consents: [] } };
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
  // Her clock was ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await saveMark(deviceMarksOf(MEMBER.id), avoidedAllergen, 'NUTS', true);
  vi.useRealTimers();
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

it('promise 5: shows what she has set on another phone, under a new consent, before the answer to the withdrawal came', async () => {
  const register = registerOf(outbox);
  const goal = { kind: energyGoal.name, key: DAY, value: '{"kcal":1800}' };
  await register.take([{ ...goal, value: '{"kcal":2000}', changedAt: NOON }]);
  await withdraw(
    'ENERGY_GOAL',
    ACCEPTED,
    () => void register.take([{ ...goal, changedAt: '2026-11-20T10:05:00.000Z' }]),
  );
  await isClosed();
  expect(register.marks.get(nameOf(goal))?.value).toBe(goal.value);
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
  expect(listWithdrawalNotes(MEMBER.id)).toMatchObject([{ kind: 'FOOD_CHOICES' }]);
});

it('forgets it also where the answer was lost, once her profile says that it is withdrawn', async () => {
  await saveMark(deviceMarksOf(MEMBER.id), avoidedAllergen, 'NUTS', true);
  await saveMark(registerOf(outbox), avoidedAllergen, 'EGGS', true);
  await withdraw('FOOD_CHOICES', undefined, undefined, WITHOUT_CONSENTS);
  await isClosed();
  expect(values(deviceMarksOf(MEMBER.id))).toEqual([]);
  expect(values(registerOf(outbox))).toEqual([]);
  expect(await keptEntries()).toEqual([]);
  expect(deleteCache).toHaveBeenCalled();
  expect(listWithdrawalNotes(MEMBER.id)).toEqual([]);
});

it('keeps its question open and busy until her profile has answered too', async () => {
  const { until, letGo } = holdAnswer();
  let asked = 0;
  await withdraw(
    'FOOD_CHOICES',
    undefined,
    () => (asked += 1),
    until.then(() => WITHOUT_CONSENTS),
  );
  await expect.poll(() => asked).toBe(2);
  const dialog = within(screen.getByRole('dialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: actions.cancel })));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  letGo();
  await isClosed();
});

/** As the sender leaves what the server has taken. */
async function settle(): Promise<void> {
  const settled = outbox.entries.map((entry) =>
    receiptOf(entry, (entry.kind === 'saveSession' ? SAID : {}) as never),
  );
  await withDisk((database) => recordOutcomes(database, { settled, kept: [] }));
  await outbox.refresh();
}
const SAID = { __typename: 'TrainingSession', effort: 7, note: 'selg valutas' };
async function withDisk<T>(work: (database: OutboxDatabase) => Promise<T>): Promise<T> {
  const connection = new OutboxConnection(MEMBER.id);
  return connection.run(work).finally(() => connection.close());
}
const receipts = async () =>
  (await withDisk(readEntriesAndReceipts)).receipts.map(({ entry: { kind, variables, shown }, answer }) => ({
    kind,
    words: JSON.stringify([variables, answer, shown]),
  }));

describe('what this device has sent', () => {
  beforeEach(async () => {
    await outbox.add('createMeasurement', { input: { id: 'm', weight: 68.5, eventDateTime: NOON } });
    const walk = { id: 's', kind: 'WALK' as const, name: 'Kõnd', eventDateTime: NOON, minutes: 42 };
    await saveSession(outbox, { ...walk, effort: 7, note: 'selg valutas' });
    await saveMark(registerOf(outbox), energyGoal, DAY, { kcal: 1800 });
    await settle();
  });

  it.each([
    ['MEASUREMENTS', ['saveSession', 'saveMarks'], '68.5'],
    ['ENERGY_GOAL', ['createMeasurement', 'saveSession'], '1800'],
    ['TRAINING_NOTES', ['createMeasurement', 'saveSession', 'saveMarks'], 'selg valutas'],
  ] as const)('says nothing more of what stood under %s, and all of the rest', async (kind, left, words) => {
    const said = async () => (await receipts()).map((receipt) => receipt.words).join(' ');
    expect(await said()).toContain(words);
    await withdraw(kind, ACCEPTED);
    await isClosed();
    const kinds = (await receipts()).map((receipt) => receipt.kind);
    expect(kinds).toHaveLength(left.length);
    expect(new Set(kinds)).toEqual(new Set(left));
    expect(await said()).not.toContain(words);
    expect(await said()).toContain('"minutes":42');
  });

  it.each([
    ['MEASUREMENTS', 'deleteMeasurement', '81.5'],
    ['TRAINING_NOTES', 'deleteSession', 'põlv valutas'],
  ] as const)('says nothing of what stood under %s and was deleted', async (consent, kind, words) => {
    const shown = { __typename: '', id: 'd', eventDateTime: NOON, weight: 81.5, note: 'põlv valutas' };
    await outbox.add(kind, { id: 'd' }, { shown });
    await settle();
    const said = async () => (await receipts()).find((receipt) => receipt.kind === kind)?.words;
    expect(await said()).toContain(words);
    await withdraw(consent, ACCEPTED);
    await isClosed();
    expect(await said()).toContain('"id":"d"');
    expect(await said()).not.toContain(words);
  });

  it.each([
    ['MEASUREMENTS', 'deleteMeasurement', '81.5'],
    ['TRAINING_NOTES', 'deleteSession', 'põlv valutas'],
  ] as const)(
    'says nothing under %s that an older build left beside a deletion that waits',
    async (consent, kind, words) => {
      const shown = { eventDateTime: NOON, weight: 81.5, note: 'põlv valutas' };
      const waiting = await outbox.add(kind, { id: 'd' }, { shown });
      await withdraw(consent, ACCEPTED);
      await isClosed();
      const [kept, ...others] = await keptEntries();
      expect(others).toEqual([]);
      expect(kept).toMatchObject({ id: waiting.id, kind, variables: { id: 'd' }, state: 'waiting' });
      expect(JSON.stringify(kept)).not.toContain(words);
    },
  );

  it('still says what she has logged under a new one since she withdrew it', async () => {
    const askedAt = Date.now();
    vi.useFakeTimers({ now: askedAt + 1_000, toFake: ['Date'] });
    await outbox.add('createMeasurement', { input: { id: 'n', weight: 71.5, eventDateTime: NOON } });
    await settle();
    await forgetHealthBehind(MEMBER.id, 'MEASUREMENTS', askedAt);
    const measured = (await receipts()).filter(({ kind }) => kind === 'createMeasurement');
    expect(measured.map(({ words }) => /"weight":[\d.]+/u.exec(words)?.[0])).toEqual(['"weight":71.5']);
  });
});
