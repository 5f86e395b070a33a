// @vitest-environment jsdom
/** The staff's page over a day: she goes to a training and back, changes the tab, and members go on training. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Client } from '@urql/core';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Provider } from 'urql';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { StaffScreen } from '../../../../../src/features/account/staff/staff-screen.tsx';
import { staffText } from '../../../../../src/features/account/staff/staff.text.ts';
import { actions, auth } from '../../../../../src/language/words.ts';
import type { Member } from '../../../../../src/session/session.ts';
import { SessionContext } from '../../../../../src/session/use-session.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, serverThat } from '../../member-page.tsx';

const PAGE = 2;
const user = userEvent.setup();
/** Newest first. */
let done: string[];
let refusal: 'NOT_AUTHORIZED' | undefined;
let tests = 0;

const completion = (id: string) => ({
  __typename: 'CompletedTraining',
  id,
  eventDateTime: `2026-11-20T07:30:00+02:00`,
  owner: { __typename: 'EventOwner', email: `${id}@example.com` },
  training: { ...trainingCard('kykk'), title: `Treening ${id}` },
});

/** A page after the row that the token names, as the server's tokens do. */
function completionsAfter(token: unknown) {
  const from = typeof token === 'string' ? done.indexOf(token) + 1 : 0;
  const page = done.slice(from, from + PAGE);
  const isLast = from + PAGE >= done.length;
  return {
    getPrivateTimelineByType: {
      __typename: 'Timeline',
      events: page.map(completion),
      nextToken: isLast ? null : page.at(-1),
    },
  };
}

const server = () =>
  serverThat(({ operation, variables }) => {
    if (refusal) return refusal;
    if (operation === 'StaffScreen_Completions') return completionsAfter(variables['nextToken']);
    if (operation !== 'StaffScreen_Users') return undefined;
    const items = [{ __typename: 'User', id: 'u1', email: `${String(variables['email'])}u@example.com` }];
    return { adminListUsersByEmail: { __typename: 'UserList', items, nextToken: null } };
  }).client;

function Training() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Tagasi
    </button>
  );
}

/** Each coming to the page has a client of its own, as in the app. */
function Staff({ client }: { client: () => Client }) {
  return (
    <Provider value={client()}>
      <StaffScreen isAdmin />
    </Provider>
  );
}

/** Each test has an administrator of its own, who has seen nothing yet. */
function open(member: Member = { ...MEMBER, id: `admin-${tests}`, groups: ['admin'] }) {
  cleanup();
  const client = server();
  render(
    <SessionContext value={{ state: 'authenticated', member, needsSignIn: false }}>
      <MemoryRouter initialEntries={['/staff']}>
        <Routes>
          <Route path="/staff" element={<Staff client={() => client} />} />
          <Route path="*" element={<Training />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
}

const rows = () =>
  screen.queryAllByRole('link', { name: /^Treening/u }).map(({ textContent }) => textContent?.slice(9));
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeAll(completeJsdom);
beforeEach(() => {
  tests += 1;
  done = ['e', 'd', 'c', 'b', 'a'];
  refusal = undefined;
});
afterEach(cleanup);

it('has the pages that were read when she comes back from a training, at once, and what was done meanwhile', async () => {
  open();
  await press(actions.showMore);
  await waitFor(() => expect(rows()).toEqual(['e', 'd', 'c', 'b']));
  await user.click(screen.getByRole('link', { name: 'Treening c' }));
  done.unshift('f');
  await user.click(screen.getByRole('button', { name: 'Tagasi' }));
  expect(rows().slice(-4)).toEqual(['e', 'd', 'c', 'b']);
  await waitFor(() => expect(rows()).toEqual(['f', 'e', 'd', 'c', 'b']));
  await press(actions.showMore);
  await waitFor(() => expect(rows()).toEqual(['f', 'e', 'd', 'c', 'b', 'a']));
});

it('shows what members do while it is open above the rows that she reads, however much it is', async () => {
  open();
  await waitFor(() => expect(rows()).toEqual(['e', 'd']));
  const read = screen.getByRole('link', { name: 'Treening d' });
  read.focus();
  done.unshift('k', 'j', 'i', 'h', 'g', 'f');
  comeBack();
  await waitFor(() => expect(rows()).toEqual(['k', 'j', 'i', 'h', 'g', 'f', 'e', 'd']));
  expect(document.activeElement).toBe(read);
  await press(actions.showMore);
  await waitFor(() => expect(rows().slice(-3)).toEqual(['d', 'c', 'b']));
});

it('keeps the search for members when the tab is changed and when she comes back', async () => {
  open();
  await user.click(await screen.findByRole('tab', { name: staffText.members }));
  await user.type(screen.getByLabelText(auth.email), 'mar{Enter}');
  await user.click(await screen.findByRole('button', { name: 'maru@example.com' }));
  await user.click(screen.getByRole('tab', { name: staffText.completions }));
  await waitFor(() => expect(rows()).toEqual(['e', 'd']));
  await user.click(screen.getByRole('tab', { name: staffText.members }));
  expect(screen.getByLabelText<HTMLInputElement>(auth.email).value).toBe('mar');
  expect(screen.getByRole('button', { name: 'maru@example.com' }).getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('tab', { name: staffText.completions }));
  await user.click(screen.getByRole('link', { name: 'Treening e' }));
  await user.click(screen.getByRole('button', { name: 'Tagasi' }));
  await user.click(screen.getByRole('tab', { name: staffText.members }));
  expect(screen.getByRole('button', { name: 'maru@example.com' })).toBeTruthy();
});

it('leaves nothing to whoever signs in next on this device', async () => {
  open();
  await waitFor(() => expect(rows()).toEqual(['e', 'd']));
  refusal = 'NOT_AUTHORIZED';
  open({ id: 'teine', email: 'teine@example.com', groups: ['trainer'] });
  expect(rows()).toEqual([]);
  await screen.findByRole('alert');
  expect(rows()).toEqual([]);
});

it('leaves nothing on the screen that she may no longer see', async () => {
  open();
  await waitFor(() => expect(rows()).toEqual(['e', 'd']));
  refusal = 'NOT_AUTHORIZED';
  comeBack();
  await screen.findByRole('alert');
  expect(rows()).toEqual([]);
});
