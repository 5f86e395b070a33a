// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Client, fetchExchange } from '@urql/core';
import { Provider } from 'urql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completionId } from '../../../../../contract/completion-id.ts';
import { dayOf, momentOf } from '../../../../../contract/moments.ts';
import { CompletionAction } from '../../../../../src/features/training/trainings/completion-action.tsx';
import { undoCompletion } from '../../../../../src/features/training/completions/undo-completion.ts';
import type { Entry } from '../../../../../src/offline/entry.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { OutboxContext } from '../../../../../src/offline/outbox-context.ts';
import { changeEntries, OutboxConnection } from '../../../../../src/offline/outbox-database.ts';
import { SnackbarProvider } from '../../../../../src/ui/snackbar.tsx';

const MEMBER = { id: 'mari', email: 'premium@example.com', groups: ['premium'] };
const TRAINING = {
  __typename: 'Training',
  id: 'sirge-selg',
  title: 'Sirge selg',
  type: [],
  category: [],
  accessLevel: 'PUBLIC',
  thumbnail: null,
  createdAt: '2026-01-01T00:00:00+02:00',
  duration: 20,
  locked: false,
  updatedAt: '2026-01-01T00:00:00+02:00',
} satisfies Parameters<typeof CompletionAction>[0]['training'];

const user = userEvent.setup();
let outbox: Outbox;

/** Offline: every request fails. */
const withoutNetwork = new Client({
  url: 'http://localhost/graphql',
  preferGetMethod: false,
  exchanges: [fetchExchange],
  fetch: () => Promise.reject(new TypeError('no network')),
});

function open(): void {
  render(
    <Provider value={withoutNetwork}>
      <OutboxContext value={outbox}>
        <SnackbarProvider>
          <CompletionAction training={TRAINING} member={MEMBER} />
        </SnackbarProvider>
      </OutboxContext>
    </Provider>,
  );
}

const keptOnDisk = async () => (await Outbox.open(MEMBER.id, 'test')).entries;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  outbox = await Outbox.open(MEMBER.id, 'test');
});
afterEach(cleanup);

describe('a training done offline', () => {
  it('promise 1: is on disk when the screen says so, and says that it waits', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Märgi tehtuks' }));
    expect(await screen.findByText('Täna tehtud')).toBeTruthy();
    expect(screen.getByText('Ootab saatmist')).toBeTruthy();
    expect((await keptOnDisk()).map(({ kind }) => kind)).toEqual(['completeTraining']);
  });

  it('is undone from the snackbar without leaving anything to send', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Märgi tehtuks' }));
    await user.click(await screen.findByRole('button', { name: 'Võta tagasi' }));
    expect(await screen.findByRole('button', { name: 'Märgi tehtuks' })).toBeTruthy();
    expect(await keptOnDisk()).toEqual([]);
  });

  it('is unmarked from the same place', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Märgi tehtuks' }));
    await user.click(await screen.findByRole('button', { name: 'Märgi tegemata' }));
    expect(await screen.findByRole('button', { name: 'Märgi tehtuks' })).toBeTruthy();
    expect(await keptOnDisk()).toEqual([]);
  });

  it('is reported as NOT saved when the disk is full', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Märgi tehtuks' });
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    };
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('Seadmes ei ole piisavalt ruumi');
    IDBObjectStore.prototype.add = add;
    expect(screen.queryByText('Täna tehtud')).toBeNull();
  });

  it('promise 5: says so when it was refused and the disk fails as she sends it again', async () => {
    const entry = await outbox.add('completeTraining', {
      id: TRAINING.id,
      eventDateTime: momentOf(new Date()),
    });
    const refusal = { code: 'NOT_AUTHORIZED' } as const;
    await new OutboxConnection(MEMBER.id).run((database) =>
      changeEntries(database, [entry], (kept) => ({ ...kept, state: 'refused', refusal }) as Entry),
    );
    await outbox.refresh();
    open();
    const again = await screen.findByRole('button', { name: 'Proovi uuesti' });
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    };
    await user.click(again);
    expect(await screen.findByText(/^Seadmes ei ole piisavalt ruumi/)).toBeTruthy();
    IDBObjectStore.prototype.put = put;
  });
});

describe('undoCompletion', () => {
  it('queues a second entry for one that the server may have', async () => {
    const moment = momentOf(new Date());
    const entry = await outbox.add('completeTraining', { id: TRAINING.id, eventDateTime: moment });
    await act(() => outbox.drop(entry));
    await undoCompletion(outbox, entry);
    const [left] = await keptOnDisk();
    expect(left?.kind).toBe('uncompleteTraining');
    expect(left?.variables).toEqual({
      id: completionId(dayOf(moment), TRAINING.id, MEMBER.id),
      eventDateTime: moment,
    });
  });
});
