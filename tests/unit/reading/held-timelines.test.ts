/** Timelines of several pages, whose tokens move with each new event: what was on the device stays within reach. */
import { beforeEach, describe, expect, it } from 'vitest';
import { SettingsScreen_WithdrawConsentDocument } from '../../../contract/documents.generated.ts';
import { openCachedClient, receipt, beginOnEmptyDevice } from '../../support/cached-client.ts';
import { idsDownFrom, pagesOf, readDiary, readOffline, untilKept } from '../../support/paged-diary.ts';

beforeEach(beginOnEmptyDevice);

/** The service has measurements up to `newest`; the device reads so many pages, and then the network or the app is gone. */
async function read(newest: number, pageCount?: number) {
  const device = openCachedClient(pagesOf(idsDownFrom(newest), pageCount));
  await readDiary(device, 'network-only');
  await untilKept(device);
  return device;
}

describe('promise 8: of a timeline that was whole on the device', () => {
  it('everything is there without a network when only its first page was read again', async () => {
    await read(8);
    await read(9, 1);
    expect(await readOffline()).toEqual({ ids: idsDownFrom(9), isWhole: true });
  });

  it('everything is there when its second page came again, and the third did not', async () => {
    await read(11);
    await read(12, 2);
    expect(await readOffline()).toEqual({ ids: idsDownFrom(12), isWhole: true });
  });

  it('everything is there when it had one page and has two', async () => {
    await read(3);
    await read(4, 1);
    expect(await readOffline()).toEqual({ ids: idsDownFrom(4), isWhole: true });
  });

  it('everything is there after several such starts', async () => {
    await read(8);
    for (const newest of [9, 10, 11]) await read(newest, 1);
    expect(await readOffline()).toEqual({ ids: idsDownFrom(11), isWhole: true });
  });

  it('the rest is there when one of a further page is deleted', async () => {
    const device = await read(8);
    await device.outbox.absorb([receipt('deleteMeasurement', { id: 'm2' }, 'm2')]);
    await untilKept(device);
    const left = idsDownFrom(8).filter((id) => id !== 'm2');
    expect(await readOffline()).toEqual({ ids: left, isWhole: true });
    await read(9, 1);
    expect(await readOffline()).toEqual({ ids: ['m9', ...left], isWhole: true });
  });
});

describe('a timeline of which the device never had a page', () => {
  it('is not taken for whole when its tokens move', async () => {
    await read(8, 2);
    expect(await readOffline()).toEqual({ ids: idsDownFrom(8).slice(0, 6), isWhole: false });
    await read(9, 1);
    expect(await readOffline()).toEqual({ ids: idsDownFrom(9).slice(0, 7), isWhole: false });
    await read(9);
    expect(await readOffline()).toEqual({ ids: idsDownFrom(9), isWhole: true });
  });
});

describe('a timeline that is read again', () => {
  it('has what the service has: what was deleted elsewhere has left all pages', async () => {
    await read(8);
    const left = idsDownFrom(9).filter((id) => id !== 'm2' && id !== 'm7');
    const device = openCachedClient(pagesOf(left));
    await readDiary(device, 'network-only');
    await untilKept(device);
    expect(await readOffline()).toEqual({ ids: left, isWhole: true });
  });

  it('takes no more room on the device than its events do', async () => {
    await read(8);
    const before = await keptPages();
    for (let newest = 9; newest <= 14; newest += 1) await read(newest);
    // Two more pages of events, and one whose token has just moved.
    expect(await keptPages()).toBeLessThanOrEqual(before + 3);
  });
});

it('a consent that is withdrawn takes what it was given for off the device', async () => {
  await read(8);
  const withdrawn = { withdrawConsent: { __typename: 'Profile', id: 'member' } };
  const device = openCachedClient({ SettingsScreen_WithdrawConsent: withdrawn });
  await device.client.mutation(SettingsScreen_WithdrawConsentDocument, { kind: 'MEASUREMENTS' }).toPromise();
  await untilKept(device);
  expect((await rowsOnDisk()).filter((row) => JSON.stringify(row).includes('68.5'))).toEqual([]);
  expect(await readOffline()).toEqual({ ids: [], isWhole: false });
});

async function rowsOnDisk(): Promise<Record<string, string>[]> {
  const database = await asked(indexedDB.open('app-cache:member'));
  const rows = await asked(database.transaction('rows').objectStore('rows').getAll());
  database.close();
  return rows;
}

async function keptPages(): Promise<number> {
  const fields = (await rowsOnDisk()).flatMap((row) => Object.keys(row));
  return new Set(fields.filter((field) => field.startsWith('Query.getMyTimelineByType'))).size;
}

function asked<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No database'));
  });
}
