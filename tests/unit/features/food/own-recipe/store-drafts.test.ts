// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recipeNote } from '../../../../../contract/marks/recipe-note.mark.ts';
import { giveConsent } from '../../../../../src/platform/consents/give-consent.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { deviceNameOf } from '../../../../../src/features/food/own-recipe/device-name.ts';
import { recallDraft, rememberDraft } from '../../../../../src/features/food/own-recipe/note-draft.ts';
import {
  forgetGoneNotes,
  hasNotesOfDeviceAlone,
  storeDrafts,
} from '../../../../../src/features/food/own-recipe/store-drafts.ts';
import { closeRegister, registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { forgetMember, rememberedMembers } from '../../../../../src/session/member-memory.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { openOutbox, serverThat, withoutNetwork } from '../../member-page.tsx';

const UNSAVED = { text: 'Vähem soola', writes: 0, isSaved: false, seen: {} };
const ALL = { typedBefore: Infinity };
let outbox: Outbox;

beforeEach(async () => {
  outbox = await openOutbox();
});

const stored = () => {
  const mark = registerOf(outbox).marks.get('recipe-note:supp');
  return mark?.value ? (JSON.parse(mark.value) as { text: string }).text : undefined;
};

it('promise 2: a note on a page that was killed before it was stored is stored without opening its recipe', async () => {
  await giveConsent(outbox, 'FOOD_NOTES');
  rememberDraft(MEMBER.id, 'supp', UNSAVED);
  await storeDrafts(withoutNetwork(), outbox, ALL);
  expect(stored()).toBe('Vähem soola');
  expect(recallDraft(MEMBER.id, 'supp')).toMatchObject({ text: 'Vähem soola', writes: 1, isSaved: true });
  expect(hasNotesOfDeviceAlone(MEMBER.id)).toBe(false);
});

it.each([
  ['Vähem soo', undefined],
  ['Rohkem vett', 'Rohkem vett'],
])(
  'promise 2: leaves what this device has stored since it could remember no more than „%s“',
  async (text, other) => {
    await giveConsent(outbox, 'FOOD_NOTES');
    const writes = { [deviceNameOf(MEMBER.id)]: 1 };
    await saveMark(registerOf(outbox), recipeNote, 'supp', { text: 'Vähem soola', writes });
    rememberDraft(MEMBER.id, 'supp', { ...UNSAVED, text });
    await storeDrafts(withoutNetwork(), outbox, ALL);
    expect(stored()).toBe('Vähem soola');
    expect(recallDraft(MEMBER.id, 'supp')?.other).toBe(other);
  },
);

it('stores it by a consent that she gave on another device', async () => {
  const consents = [
    { __typename: 'Consent', kind: 'FOOD_NOTES', textVersion: '2026-11-20', givenAt: '2026-01-01T00:00:00Z' },
  ];
  const { client } = serverThat(() => ({ getMyProfile: { __typename: 'Profile', consents } }));
  rememberDraft(MEMBER.id, 'supp', UNSAVED);
  await storeDrafts(client, outbox, ALL);
  expect(stored()).toBe('Vähem soola');
});

it('leaves a note on this device alone while she has not agreed', async () => {
  rememberDraft(MEMBER.id, 'supp', UNSAVED);
  await storeDrafts(withoutNetwork(), outbox, ALL);
  expect(outbox.entries).toEqual([]);
  expect(recallDraft(MEMBER.id, 'supp')).toEqual(UNSAVED);
  expect(hasNotesOfDeviceAlone(MEMBER.id)).toBe(true);
});

it('leaves a note that she is writing on an open page to that page', async () => {
  await giveConsent(outbox, 'FOOD_NOTES');
  const typedBefore = Date.now();
  rememberDraft(MEMBER.id, 'supp', UNSAVED);
  await storeDrafts(withoutNetwork(), outbox, { typedBefore });
  expect(stored()).toBeUndefined();
});

it('keeps what it takes the place of, until she has said what shall become of it', async () => {
  await giveConsent(outbox, 'FOOD_NOTES');
  rememberDraft(MEMBER.id, 'supp', UNSAVED);
  const other = { text: 'Rohkem tilli', writes: { ffffffff: 1 } };
  await saveMark(registerOf(outbox), recipeNote, 'supp', other);
  await storeDrafts(withoutNetwork(), outbox, ALL);
  expect(stored()).toBe('Vähem soola');
  const device = deviceNameOf(MEMBER.id);
  expect(recallDraft(MEMBER.id, 'supp')).toMatchObject({
    isSaved: true,
    other: 'Rohkem tilli',
    seen: { ffffffff: 1, [device]: 1 },
  });
  expect(hasNotesOfDeviceAlone(MEMBER.id)).toBe(true);
});

it('opens nothing of hers again that comes after she has signed out', () => {
  rememberDraft(MEMBER.id, 'supp', UNSAVED);
  closeRegister(outbox);
  globalThis.indexedDB = new IDBFactory();
  const open = vi.spyOn(globalThis.indexedDB, 'open');
  forgetGoneNotes(outbox);
  expect(open).not.toHaveBeenCalled();
});

describe('writes nothing once she has signed out in another tab', () => {
  let hasLeft: boolean;
  /** As signing out does it (src/session/member-data.ts). */
  const leave = () => {
    hasLeft = true;
    forgetMember(MEMBER.id);
  };

  beforeEach(() => {
    hasLeft = false;
    rememberDraft(MEMBER.id, 'supp', UNSAVED);
  });

  it('while her consent is read', async () => {
    const consents = [
      {
        __typename: 'Consent',
        kind: 'FOOD_NOTES',
        textVersion: '2026-11-20',
        givenAt: '2026-01-01T00:00:00Z',
      },
    ];
    const { client } = serverThat(() => {
      leave();
      return { getMyProfile: { __typename: 'Profile', consents } };
    });
    await storeDrafts(client, outbox, { ...ALL, hasLeft: () => hasLeft });
    expect([hasLeft, outbox.entries, rememberedMembers()]).toEqual([true, [], []]);
  });

  it('while a note is stored, which waits for her return then', async () => {
    await giveConsent(outbox, 'FOOD_NOTES');
    rememberDraft(MEMBER.id, 'puder', UNSAVED);
    outbox.subscribe(leave);
    await storeDrafts(withoutNetwork(), outbox, { ...ALL, hasLeft: () => hasLeft });
    expect(outbox.entries.filter(({ kind }) => kind === 'saveMarks')).toHaveLength(1);
    expect(rememberedMembers()).toEqual([]);
  });
});
