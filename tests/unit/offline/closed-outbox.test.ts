/** A page has closed her outbox, because she has left it or another member is on the phone, and something comes late to it. */
import { wipeDevice } from '../../support/offline/device.ts';
import { beforeEach, expect, it } from 'vitest';
import { favourite } from '../../../contract/marks/favourite.mark.ts';
import { removeDatabase } from '../../../src/offline/device-database.ts';
import { closeRegister, registerOf } from '../../../src/offline/mark-register.ts';
import { marksName } from '../../../src/offline/marks-database.ts';
import { Outbox } from '../../../src/offline/outbox.ts';

const MEMBER = 'member';
const eventDateTime = '2026-11-20T07:30:00+02:00';
const weighed = (id: string) => ({ input: { id, weight: 68.5, eventDateTime } });
const mark = { kind: favourite.name, key: 'recipe.supp', value: 'true', changedAt: eventDateTime };
const open = () => Outbox.open(MEMBER, 'test');

beforeEach(wipeDevice);

it('promise 1: says that an entry is saved whose page has been closed meanwhile', async () => {
  const outbox = await open();
  const adding = outbox.add('createMeasurement', weighed('m1'));
  outbox.close();
  expect(await adding).toMatchObject({ kind: 'createMeasurement' });
  expect((await open()).entries).toHaveLength(1);
});

it('promise 6: the marks of a member who has left are not made again by what comes late', async () => {
  const outbox = await open();
  const register = registerOf(outbox);
  await register.take([mark]);
  closeRegister(outbox);
  await removeDatabase(marksName(MEMBER));
  await register.take([mark]).catch(() => undefined);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(marksName(MEMBER));
  outbox.close();
});
