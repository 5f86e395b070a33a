// @vitest-environment jsdom
/** Somebody else's list, as whoever got its link reads it in the shop. */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SharedListScreen } from '../../../../../src/features/food/shopping/shared-list-screen.tsx';
import { shoppingText } from '../../../../../src/features/food/shopping/shopping.text.ts';
import { noteRequest } from '../../../../../src/offline/connection.ts';
import { completeJsdom, openOutbox, openPage, serverThat, VISITOR } from '../../member-page.tsx';

const user = userEvent.setup();
const LIST = { __typename: 'SharedShoppingList', endsAt: '2026-11-27T14:00:00+02:00', marks: [] };
let answer: object | undefined;

beforeAll(completeJsdom);
beforeEach(async () => {
  await openOutbox();
  noteRequest(true);
  answer = { getSharedShoppingList: LIST };
  const { client } = serverThat(() => answer as Record<string, unknown> | undefined);
  openPage(<SharedListScreen />, { session: VISITOR, client });
  await screen.findByText(shoppingText.sharedNothing);
});

const refresh = () => user.click(screen.getByRole('button', { name: shoppingText.refresh }));

it('says that it is old while it cannot be looked at again', async () => {
  expect(screen.queryByText(shoppingText.sharedOld)).toBeNull();
  answer = undefined;
  act(() => noteRequest(false));
  expect(await screen.findByText(shoppingText.sharedOld)).toBeTruthy();
});

it('says that it has ended where the focus is, as its button goes', async () => {
  answer = { getSharedShoppingList: null };
  await refresh();
  const ended = await screen.findByText(shoppingText.sharedEnded);
  expect(document.activeElement?.contains(ended)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
