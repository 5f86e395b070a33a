// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LoginScreen } from '../../../../../src/features/account/account/login-screen.tsx';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { removeEmptyOutbox } from '../../../../../src/offline/outbox-removal.ts';
import { countEntries, countLeftEntries } from '../../../../../src/session/left-entries.ts';
import { SessionContext } from '../../../../../src/session/use-session.ts';

async function leave(memberId: string, ids: readonly string[]): Promise<void> {
  const outbox = await Outbox.open(memberId, 'test');
  for (const id of ids) {
    await outbox.add('createMeasurement', {
      input: { id, weight: 72.5, eventDateTime: '2026-11-22T07:30:00+02:00' },
    });
  }
}

function open(): void {
  render(
    <SessionContext value={{ state: 'unauthenticated' }}>
      <MemoryRouter initialEntries={['/login']}>
        <LoginScreen />
      </MemoryRouter>
    </SessionContext>,
  );
}

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()));
afterEach(cleanup);

it('says to who is signed out how much waits on this phone, whoever left it, and nothing of what or whose it is', async () => {
  await leave('maris-id', ['m1', 'm2']);
  await leave('other-id', ['m3']);
  open();
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toBe(
    'Selles seadmes ootab 3 saatmata muudatust. Saadame need, kui logid sisse kontoga, millega need tegid.',
  );
});

it('says it of one change in the singular', async () => {
  await leave('maris-id', ['m1']);
  open();
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^Selles seadmes ootab 1 saatmata muudatus\./,
  );
});

it('counts nothing where nothing waits, and makes no database by looking', async () => {
  await leave('maris-id', []);
  expect(await countLeftEntries()).toBe(0);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['app-outbox:maris-id']);
  globalThis.indexedDB = new IDBFactory();
  expect(await countLeftEntries()).toBe(0);
  expect(await indexedDB.databases()).toEqual([]);
});

it.each(['first', 'last'])(
  'promise 6: what is removed while it is counted stays removed: counted %s',
  async (place) => {
    await leave('maris-id', []);
    const remove = () => removeEmptyOutbox('app-outbox:maris-id');
    const count = () => countEntries('maris-id');
    await Promise.all(place === 'first' ? [count(), remove()] : [remove(), count()]);
    expect(await count()).toBe(0);
    expect(await indexedDB.databases()).toEqual([]);
  },
);
