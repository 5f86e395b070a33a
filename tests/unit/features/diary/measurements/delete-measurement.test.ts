// @vitest-environment jsdom
/** She deletes a measurement whose photo the service has refused, and changes her mind. */
import { wipeDevice } from '../../../../support/offline/device.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMeasurement } from '../../../../../src/features/diary/measurements/create-measurement.ts';
import { deleteMeasurement } from '../../../../../src/features/diary/measurements/delete-measurement.ts';
import { measurementsWithEntries } from '../../../../../src/features/diary/measurements/measurements-with-entries.ts';
import type { Entry } from '../../../../../src/offline/entry.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { changeEntries, OutboxConnection } from '../../../../../src/offline/outbox-database.ts';
import { ModelService, sendTo } from '../../../../support/offline/model-service.ts';

const MEMBER = 'member';
const PHOTO = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
const EVENT = { figures: { weight: 68.5 }, eventDateTime: '2026-11-20T07:30:00+02:00' };
let outbox: Outbox;
let stored: Entry;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER, 'test');
  stored = await createMeasurement(outbox, EVENT, { photo: PHOTO });
  const { id } = stored.variables.input;
  const answer = {
    presignedUrl: '{}',
    measurement: { ...EVENT.figures, id, eventDateTime: EVENT.eventDateTime },
  };
  const refused = { state: 'refused', refusal: { code: 'PHOTO_REFUSED' }, attempts: 1, answer };
  const disk = new OutboxConnection(MEMBER);
  await disk.run((database) =>
    changeEntries(database, [stored], (entry) => ({ ...entry, ...refused }) as Entry),
  );
  disk.close();
  await outbox.refresh();
});
afterEach(() => outbox.close());

async function deleteShown() {
  const [shown] = measurementsWithEntries([], outbox.entries);
  if (!shown) throw new Error('It is not shown');
  const deletion = await deleteMeasurement(outbox, shown);
  if (!deletion) throw new Error('Nothing is to be sent');
  return deletion;
}

it('promise 2: has it again with its photo where she undoes that', async () => {
  const deletion = await deleteShown();
  expect(measurementsWithEntries([], outbox.entries)).toEqual([]);
  expect(await outbox.drop(deletion)).toBe(true);
  expect(measurementsWithEntries([], outbox.entries)).toMatchObject([{ entry: { id: stored.id } }]);
  expect(await outbox.photoOf(stored)).toEqual(PHOTO);
});

it('leaves neither it nor its photo once that is sent', async () => {
  const service = new ModelService();
  await outbox.release(await deleteShown());
  await sendTo(service, MEMBER);
  await outbox.refresh();
  expect(service.requested).toMatchObject([{ field: 'deleteMeasurement' }]);
  expect([outbox.entries, await outbox.photoOf(stored)]).toEqual([[], undefined]);
});

it('keeps of it, while that waits, no more than the list of what waits says', async () => {
  expect((await deleteShown()).shown).toEqual({ eventDateTime: EVENT.eventDateTime });
});
