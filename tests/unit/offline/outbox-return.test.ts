// @vitest-environment jsdom
/** Promise 5: a page that slept shows what others have made of the outbox meanwhile. */
import { beforeEach, expect, it } from 'vitest';
import type { Entry } from '../../../src/offline/entry.ts';
import { newEntry } from '../../../src/offline/new-entry.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { keepEntries } from '../../../src/offline/keep-entries.ts';
import { dropEntry, OutboxConnection } from '../../../src/offline/outbox-database.ts';
import { wipeDevice } from '../../support/offline/device.ts';
import { showPage } from '../../support/shown-page.ts';

const OWNER = { memberId: 'member', appVersion: 'test' };
let outbox: Outbox;
const elsewhere = new OutboxConnection(OWNER.memberId);

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(OWNER.memberId, 'test');
});

it('promise 5: shows on a page that she returns to what another has kept and dropped meanwhile', async () => {
  const keep = (id: string): Promise<Entry> =>
    elsewhere
      .run((database) => keepEntries(database, [newEntry('deleteMeasurement', { id }, OWNER)]))
      .then(([kept]) => kept as Entry);
  const first = await keep('m1');
  showPage({ persisted: true });
  await expect.poll(() => outbox.entries).toEqual([first]);
  const second = await keep('m2');
  await elsewhere.run((database) => dropEntry(database, first, () => true));
  showPage({ persisted: true });
  await expect.poll(() => outbox.entries).toEqual([second]);
  outbox.close();
  elsewhere.close();
});
