// @vitest-environment jsdom
/** A withdrawal whose answer was lost: what the server has erased goes from this device once the server says so, and not before. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTyped } from '../../../../../src/app/device-alone.ts';
import { DiaryScreen_MeasurementsDocument } from '../../../../../contract/documents.generated.ts';
import { avoidedAllergen } from '../../../../../contract/marks/avoided-allergen.mark.ts';
import { deviceMarksOf } from '../../../../../src/platform/marks/device-marks.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { recallDraft, rememberDraft } from '../../../../../src/features/food/own-recipe/note-draft.ts';
import { settleWithdrawals } from '../../../../../src/features/account/settings/settle-withdrawals.ts';
import {
  listWithdrawalNotes,
  noteWithdrawal,
} from '../../../../../src/features/account/settings/withdrawal-note.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { type Answers, diary, idsInDiary, openCachedClient } from '../../../../support/cached-client.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { keptEntries, openOutbox } from '../../member-page.tsx';

const HOUR_MS = 3_600_000;
const GIVEN_AT = '2026-11-20T10:00:00.000Z';
const profileWith = (consents: object[]) => ({
  getMyProfile: {
    __typename: 'Profile',
    id: MEMBER.id,
    email: MEMBER.email,
    firstName: null,
    lastName: null,
    bio: null,
    imageURL: null,
    updatedAt: GIVEN_AT,
    consents: consents.map((consent) => ({ __typename: 'Consent', textVersion: '2026-11-20', ...consent })),
  },
});

let outbox: Outbox;
let askedAt: number;
const ask = (kind: 'FOOD_CHOICES' | 'FOOD_NOTES' | 'MEASUREMENTS') =>
  noteWithdrawal(MEMBER.id, { kind, givenAt: GIVEN_AT, askedAt });
const clientThat = (answers: Answers) => openCachedClient(answers, '1', MEMBER.id).client;
const notes = () => listWithdrawalNotes(MEMBER.id).map(({ kind }) => kind);

beforeEach(async () => {
  // Graphcache writes nothing to the disk when NODE_ENV says that it is under test.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('caches', { delete: async () => true });
  outbox = await openOutbox();
  askedAt = Date.now() - HOUR_MS;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('whose answer was lost ends at the next start what stood under it, in the cache too', async () => {
  const answers: Answers = { ...diary };
  const client = clientThat(answers);
  await client.query(DiaryScreen_MeasurementsDocument, { limit: 100 });
  ask('MEASUREMENTS');
  await storeTyped(client, outbox, () => false);
  expect([await idsInDiary(client), notes()]).toEqual([['m1'], ['MEASUREMENTS']]);
  answers['SettingsScreen_Profile'] = profileWith([]);
  await storeTyped(client, outbox, () => false);
  expect([await idsInDiary(client), notes()]).toEqual([undefined, []]);
});

it('promise 2: leaves what she has set since she asked, which may stand under a new consent', async () => {
  const register = registerOf(outbox);
  const mark = (key: string, moment: number) => ({
    kind: avoidedAllergen.name,
    key,
    value: 'true',
    changedAt: new Date(moment).toISOString(),
  });
  await register.take([mark('EGGS', askedAt - 1), mark('MILK', askedAt + 1)]);
  await saveMark(register, avoidedAllergen, 'NUTS', true);
  ask('FOOD_CHOICES');
  const given = { kind: 'FOOD_CHOICES', givenAt: new Date(askedAt + 1_000).toISOString() };
  const gone = await settleWithdrawals(clientThat({ SettingsScreen_Profile: profileWith([given]) }), outbox);
  expect(gone).toMatchObject([{ kind: 'FOOD_CHOICES' }]);
  const set = [...register.marks.values()].filter(({ value }) => value !== null);
  expect(set.map(({ key }) => key).toSorted()).toEqual(['MILK', 'NUTS']);
  expect(await keptEntries()).toMatchObject([{ variables: { input: [{ key: 'NUTS' }] } }]);
});

it('promise 2: leaves on this device what she has chosen and typed since she asked', async () => {
  const device = deviceMarksOf(MEMBER.id);
  const choose = (key: 'EGGS' | 'MILK', moment: number) => {
    const changedAt = new Date(moment).toISOString();
    const mark = { kind: avoidedAllergen.name, key, value: 'true', changedAt };
    return device.save([{ mark, kind: avoidedAllergen }]);
  };
  const write = (recipeId: string, moment: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: moment });
    rememberDraft(MEMBER.id, recipeId, { text: recipeId, writes: 1, isSaved: false, seen: {} });
    vi.useRealTimers();
  };
  write('supp', askedAt);
  write('puder', askedAt + 1);
  await choose('EGGS', askedAt);
  await choose('MILK', askedAt + 1);
  ask('FOOD_CHOICES');
  ask('FOOD_NOTES');
  await settleWithdrawals(clientThat({ SettingsScreen_Profile: profileWith([]) }), outbox);
  expect([...device.marks.values()].map(({ key }) => key)).toEqual(['MILK']);
  expect(['supp', 'puder'].map((id) => recallDraft(MEMBER.id, id)?.text)).toEqual([undefined, 'puder']);
});

describe('a withdrawal that the server does not have', () => {
  const standing = profileWith([{ kind: 'FOOD_CHOICES', givenAt: GIVEN_AT }]);
  const values = () => [...deviceMarksOf(MEMBER.id).marks.keys()];
  beforeEach(() => saveMark(deviceMarksOf(MEMBER.id), avoidedAllergen, 'NUTS', true));

  it('ends nothing, and is asked about no more once it cannot arrive', async () => {
    ask('FOOD_CHOICES');
    const client = clientThat({ SettingsScreen_Profile: standing });
    expect(await settleWithdrawals(client, outbox)).toEqual([]);
    expect([values(), notes()]).toEqual([[expect.any(String)], []]);
    askedAt = Date.now();
    ask('FOOD_CHOICES');
    expect(await settleWithdrawals(client, outbox)).toEqual([]);
    expect([values(), notes()]).toEqual([[expect.any(String)], ['FOOD_CHOICES']]);
  });

  it('ends nothing by what the cache has of before she agreed, nor while she is agreeing', async () => {
    const answers: Answers = { SettingsScreen_Profile: profileWith([]) };
    const client = clientThat(answers);
    await settleWithdrawals(client, outbox);
    ask('MEASUREMENTS');
    await settleWithdrawals(client, outbox);
    delete answers['SettingsScreen_Profile'];
    ask('FOOD_CHOICES');
    expect(await settleWithdrawals(client, outbox)).toEqual([]);
    answers['SettingsScreen_Profile'] = profileWith([]);
    const consent = { kind: 'FOOD_CHOICES' as const, textVersion: '2026-11-20', givenAt: GIVEN_AT };
    await outbox.add('giveConsent', consent);
    expect(await settleWithdrawals(client, outbox)).toEqual([]);
    expect([values(), notes()]).toEqual([[expect.any(String)], ['FOOD_CHOICES']]);
  });
});
