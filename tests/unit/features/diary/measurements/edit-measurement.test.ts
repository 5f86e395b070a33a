/** She corrects a measurement of which the answer was lost, so that the server may have it. */
import { wipeDevice } from '../../../../support/offline/device.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createMeasurement,
  editMeasurement,
} from '../../../../../src/features/diary/measurements/create-measurement.ts';
import { measurementEntries } from '../../../../../src/features/diary/measurements/measurements.entries.ts';
import type { EntryOfKind } from '../../../../../src/offline/entry.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { changeEntries, OutboxConnection } from '../../../../../src/offline/outbox-database.ts';

const MEMBER = 'member';
const PHOTO = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
const checked = (weight: number) => ({ figures: { weight }, eventDateTime: '2026-11-20T07:30:00+02:00' });
let outbox: Outbox;
let sent: EntryOfKind<'createMeasurement'>;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER, 'test');
  sent = await createMeasurement(outbox, checked(685), { photo: PHOTO });
  const disk = new OutboxConnection(MEMBER);
  await disk.run((database) => changeEntries(database, [sent], (entry) => ({ ...entry, attempts: 1 })));
  disk.close();
  await outbox.refresh();
});
afterEach(() => {
  vi.restoreAllMocks();
  outbox.close();
});

/** The entries that wait at the next start. */
async function waiting() {
  const reopened = await Outbox.open(MEMBER, 'test');
  reopened.close();
  return reopened.entries;
}

it('promise 3: a new one with its photo takes the place of it, and it is deleted', async () => {
  expect(await editMeasurement(outbox, sent, checked(68.5))).toBe(true);
  const entries = await waiting();
  expect(entries).toMatchObject([
    { id: sent.id },
    { kind: 'createMeasurement', hasPhoto: true, variables: { input: { weight: 68.5, withPhoto: true } } },
    { kind: 'deleteMeasurement', hasPhoto: false, variables: { id: sent.variables.input.id } },
  ]);
  const [, created, deleted] = entries;
  if (!created || !deleted) throw new Error('Too little waits');
  expect([await outbox.photoOf(created), await outbox.photoOf(deleted)]).toEqual([PHOTO, undefined]);
});

it('promise 3: corrected once more from the list that shows it yet, also in another tab, it is one measurement', async () => {
  const otherTab = await Outbox.open(MEMBER, 'test');
  expect(await editMeasurement(outbox, sent, checked(68.5))).toBe(true);
  expect(await editMeasurement(outbox, sent, checked(68.6))).toBe(false);
  expect(await editMeasurement(otherTab, sent, checked(68.7))).toBe(false);
  otherTab.close();
  const kinds = (await waiting()).map(({ kind }) => kind);
  expect(kinds).toEqual(['createMeasurement', 'createMeasurement', 'deleteMeasurement']);
});

it('promise 3: deleted in the diary meanwhile, it is not brought back by a correction', async () => {
  await outbox.add('deleteMeasurement', { id: sent.variables.input.id });
  expect(await editMeasurement(outbox, sent, checked(68.5))).toBe(false);
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['createMeasurement', 'deleteMeasurement']);
  expect(measurementEntries.createMeasurement.editing?.isPossible(sent, outbox.entries)).toBe(false);
});

it.each([1, 2])(
  'promise 3: leaves only the first where the disk takes no write from the %sth on',
  async (taken) => {
    const add = IDBObjectStore.prototype.add;
    let writes = 0;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
      writes += 1;
      if (writes >= taken) throw new DOMException('Full', 'QuotaExceededError');
      return add.apply(this, given);
    });
    await expect(editMeasurement(outbox, sent, checked(68.5))).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    expect((await waiting()).map(({ id }) => id)).toEqual([sent.id]);
  },
);
