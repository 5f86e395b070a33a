// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignOutQuestion } from '../../../../src/features/sync-status/sign-out-question.tsx';
import { noteRequest } from '../../../../src/offline/connection.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { keepEntry, type NewEntry, OutboxConnection } from '../../../../src/offline/outbox-database.ts';
import { readSession, writeSession } from '../../../../src/session/session-database.ts';
import { MEMBER } from '../entry-arbitraries.ts';
import type { Session } from '../../../../src/session/session.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, SIGNED_IN } from '../member-page.tsx';

const user = userEvent.setup();
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  await writeSession({ member: { ...MEMBER, groups: [] }, needsSignIn: false });
});
afterEach(() => act(() => noteRequest(true)));

/** Like another tab whose message has not arrived yet. */
async function saveElsewhere(): Promise<void> {
  const id = crypto.randomUUID();
  const entry: NewEntry = {
    id,
    kind: 'createMeasurement',
    version: 1,
    variables: { input: { id, weight: 72.5, eventDateTime: '2026-11-22T07:30:00+02:00' } },
    subject: id,
    state: 'waiting',
    hasPhoto: false,
    attempts: 0,
    serverFailures: 0,
    createdAt: 0,
    appVersion: 'test',
  };
  await new OutboxConnection(MEMBER.id).run((database) => keepEntry(database, entry));
}

const choices = () =>
  screen.getAllByRole('button').flatMap(({ textContent }) => (textContent ? [textContent] : []));

describe('promise 6: signing out', () => {
  it('asks even if nothing waits, and „Loobu“ leaves her signed in', async () => {
    const onClose = vi.fn();
    openPage(<SignOutQuestion onClose={onClose} />, { outbox });
    expect(screen.getByRole('button', { name: 'Logi välja' })).toBeTruthy();
    expect(screen.getByText('Uuesti sisselogimiseks on vaja internetiühendust.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Loobu' }));
    expect(onClose).toHaveBeenCalled();
    expect(await readSession()).toMatchObject({ member: { id: MEMBER.id } });
  });

  it('warns, while offline, that she cannot sign in again without a network', () => {
    noteRequest(false);
    openPage(<SignOutQuestion onClose={() => undefined} />, { outbox });
    expect(screen.getByText(/saad tagasi sisse alles siis, kui ühendus on taastunud/)).toBeTruthy();
  });

  it.each([
    ['has no connection', false],
    ['has an ended session', true],
  ])('offers no sending while she %s, and again as soon as she can', async (_why, needsSignIn) => {
    await saveElsewhere();
    await outbox.refresh();
    const session = { ...SIGNED_IN, needsSignIn } as Session;
    openPage(<SignOutQuestion onClose={() => undefined} />, { outbox, session });
    act(() => noteRequest(false));
    expect(choices()).toEqual([
      'Hoia seadmes, kuni login uuesti sisse',
      'Loobu saatmata kirjetest',
      'Tagasi',
    ]);
    act(() => noteRequest(true));
    expect(choices()[0]).toBe('Saada kohe');
  });

  it('stops and asks again when another tab has saved something she was not asked about', async () => {
    openPage(<SignOutQuestion onClose={() => undefined} />, { outbox });
    await saveElsewhere();
    await user.click(screen.getByRole('button', { name: 'Logi välja' }));
    expect(await screen.findByText('1 muudatus on saatmata.')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Vahepeal lisandus veel midagi.');
    expect(await readSession()).toMatchObject({ member: { id: MEMBER.id } });
    expect(await keptEntries()).toHaveLength(1);
  });

  it('gives up only what she was asked about', async () => {
    await saveElsewhere();
    await outbox.refresh();
    openPage(<SignOutQuestion onClose={() => undefined} />, { outbox });
    expect(screen.getByText('1 muudatus on saatmata.')).toBeTruthy();
    await saveElsewhere();
    await user.click(screen.getByRole('button', { name: 'Loobu saatmata kirjetest' }));
    await waitFor(() => expect(screen.getByText('2 muudatust on saatmata.')).toBeTruthy());
    expect(await keptEntries()).toHaveLength(2);
  });
});
