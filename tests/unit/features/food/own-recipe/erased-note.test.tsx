// @vitest-environment jsdom
/** A note of this phone that is erased because she withdraws her consent on another. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Mark } from '../../../../../contract/marks/merge.ts';
import { forgetGone } from '../../../../../src/app/device-alone.ts';
import { pullMarks } from '../../../../../src/platform/marks/pull-marks.ts';
import { recallDraft, rememberDraft } from '../../../../../src/features/food/own-recipe/note-draft.ts';
import { ownRecipeText } from '../../../../../src/features/food/own-recipe/own-recipe.text.ts';
import { OwnRecipe } from '../../../../../src/features/food/own-recipe/own-recipe.tsx';
import { snapshotCacheName } from '../../../../../src/library/screen-snapshot.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const HERE = { '00000001': 1 };
const SAVED = { text: 'Vähem soola', writes: 1, isSaved: true, seen: HERE };
const noteOf = (hour: string, value: object | null): Mark => ({
  kind: 'recipe-note',
  key: 'supp',
  value: value && JSON.stringify(value),
  changedAt: `2026-11-27T${hour}:00:00.000Z`,
});
const ERASED = noteOf('11', null);
const NEW = noteOf('12', { text: 'Rohkem tilli', writes: { ffffffff: 1 } });

let outbox: Outbox;
let said: Mark[];
const deleteCache = vi.fn(async (_name: string) => true);
let stop = () => {};
const { client } = serverThat(({ variables: { since = '0' } }) => {
  const after = Number(since);
  const marks = said.slice(after).map((mark) => ({ __typename: 'Mark', ...mark }));
  return { getMyMarks: { __typename: 'MarkPage', marks, cursor: `${said.length}`, hasMore: false } };
});

const standing = () => registerOf(outbox).marks.get('recipe-note:supp')?.changedAt;
async function hear(mark: Mark): Promise<void> {
  said.push(mark);
  await act(async () => {
    globalThis.dispatchEvent(new Event('online'));
    await expect.poll(standing).toBe(mark.changedAt);
  });
}
const open = () => openPage(<OwnRecipe recipeId="supp" />, { outbox });
const noteText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: ownRecipeText.note }).value;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  said = [];
  deleteCache.mockClear();
  vi.stubGlobal('caches', { delete: deleteCache });
  rememberDraft(MEMBER.id, 'supp', SAVED);
  await registerOf(outbox).take([noteOf('10', { text: SAVED.text, writes: HERE })]);
  stop = pullMarks(client, registerOf(outbox), (gone) => void forgetGone(outbox, gone));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it.each([
  ['open on the screen', true],
  ['not looked at', false],
])('does not come back beside the note that she writes after that, its recipe %s', async (_, isOpen) => {
  if (isOpen) open();
  await hear(ERASED);
  await expect.poll(() => recallDraft(MEMBER.id, 'supp')).toBeUndefined();
  await expect.poll(() => deleteCache.mock.calls).toEqual([[snapshotCacheName(MEMBER.id)]]);
  await hear(NEW);
  if (!isOpen) open();
  expect(noteText()).toBe('Rohkem tilli');
  expect(screen.queryByText(/Vähem soola/u)).toBeNull();
  cleanup();
  open();
  expect(screen.queryByText(/Vähem soola/u)).toBeNull();
});

it('promise 2: leaves what she has typed here and not stored yet', async () => {
  const typed = { ...SAVED, text: 'Vähem soola ja vett', isSaved: false };
  rememberDraft(MEMBER.id, 'supp', typed);
  await hear(ERASED);
  await forgetGone(outbox, [ERASED]);
  expect(recallDraft(MEMBER.id, 'supp')).toEqual(typed);
});
