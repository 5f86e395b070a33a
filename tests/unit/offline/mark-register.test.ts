/** Her small state on one device: what waits in the outbox over what the server has said. */
import { wipeDevice } from '../../support/offline/device.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { programStart } from '../../../src/contract/marks/program-start.mark.ts';
import type { Mark } from '../../../src/contract/marks/merge.ts';
import { saveMark } from '../../../src/features/marks/save-mark.ts';
import { type Entry, receiptOf } from '../../../src/offline/entry.ts';
import { closeRegister, registerOf } from '../../../src/offline/mark-register.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { changeEntries, OutboxConnection, recordOutcomes } from '../../../src/offline/outbox-database.ts';

const MEMBER = 'member';
const started = (startedAt: string) => ({ startedAt, pauses: [] });
const [FIRST, SECOND] = [started('2026-11-01T00:00:00+02:00'), started('2026-11-02T00:00:00+02:00')];

let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open(MEMBER, 'test');
});

const save = (value: typeof FIRST | null, key = 'a') =>
  saveMark(registerOf(outbox), programStart, key, value);

/** The values as a screen reads them. */
function shown(of: Outbox = outbox): Record<string, unknown> {
  const marks = [...registerOf(of).marks.values()];
  return Object.fromEntries(
    marks.map(({ key, value }) => [key, value === null ? null : (JSON.parse(value) as unknown)]),
  );
}

/** Everything that the app holds in memory is gone. */
async function reopen(): Promise<void> {
  closeRegister(outbox);
  outbox.close();
  outbox = await Outbox.open(MEMBER, 'test');
  await registerOf(outbox).ready;
}

async function leave(state: Entry['state'], attempts: number): Promise<void> {
  await new OutboxConnection(MEMBER).run((database) =>
    changeEntries(database, outbox.entries, (entry) => ({ ...entry, state, attempts }) as Entry),
  );
  await outbox.refresh();
}

const fromServer = (key: string, value: object | null, changedAt: string): Mark => ({
  kind: programStart.name,
  key,
  value: value && JSON.stringify(value),
  changedAt,
});

describe('what she changes', () => {
  it('promise 1: is on the disk when it shows, and there after the app was killed', async () => {
    await save(FIRST);
    expect(shown()).toEqual({ a: FIRST });
    await reopen();
    expect(shown()).toEqual({ a: FIRST });
  });

  it.each(['waiting', 'refused'] as const)(
    'takes the place of what is %s under the same key alone',
    async (state) => {
      await save(FIRST, 'b');
      await save(FIRST);
      await leave(state, 1);
      await save(SECOND);
      expect(shown()).toEqual({ a: SECOND, b: FIRST });
      expect(outbox.entries).toHaveLength(2);
      await reopen();
      expect(outbox.entries.map(({ variables }) => JSON.stringify(variables))).toHaveLength(2);
      expect(shown()).toEqual({ a: SECOND, b: FIRST });
    },
  );

  it('does not touch what is on its way', async () => {
    await save(FIRST);
    await leave('sending', 1);
    await save(SECOND);
    await reopen();
    expect(outbox.entries.map(({ state }) => state)).toEqual(['sending', 'waiting']);
    expect(shown()).toEqual({ a: SECOND });
  });

  it('leaves entries of other kinds where they are', async () => {
    await outbox.add('deleteMeasurement', { id: 'm' });
    await save(FIRST);
    await save(SECOND);
    expect(outbox.entries.map(({ kind }) => kind)).toEqual(['deleteMeasurement', 'saveMarks']);
  });

  it('stands over what she had seen from a device whose clock is ahead', async () => {
    await registerOf(outbox).take([fromServer('a', FIRST, '2031-01-01T00:00:00Z')], '1');
    await save(SECOND);
    expect(shown()).toEqual({ a: SECOND });
  });

  it('shows at once in another tab', async () => {
    const other = await Outbox.open(MEMBER, 'test');
    await registerOf(other).ready;
    await save(FIRST);
    await expect.poll(() => shown(other)).toEqual({ a: FIRST });
    closeRegister(other);
    other.close();
  });
});

describe('what the server has', () => {
  it('stays when the entry has settled, with what the server knew to stand over it', async () => {
    outbox.listen({ onSettled: (receipts) => registerOf(outbox).takeSettled(receipts) });
    await save(FIRST);
    const [entry] = outbox.entries;
    if (!entry) throw new Error('Nothing waits');
    const answer = [fromServer('a', SECOND, '2027-01-01T00:00:00Z')];
    await new OutboxConnection(MEMBER).run((database) =>
      recordOutcomes(database, { settled: [receiptOf(entry, answer as never)], kept: [] }),
    );
    await outbox.refresh();
    expect(outbox.entries).toEqual([]);
    expect(shown()).toEqual({ a: SECOND });
    const shownAtNextStart = async () => {
      await reopen();
      return shown();
    };
    await expect.poll(shownAtNextStart).toEqual({ a: SECOND });
  });

  it('is kept with the cursor, and merges with what waits', async () => {
    await save(FIRST);
    const later = fromServer('a', SECOND, '2031-01-01T00:00:00Z');
    const ended = fromServer('b', null, '2026-01-01T00:00:00Z');
    await registerOf(outbox).take([later, ended], '7');
    await reopen();
    expect(registerOf(outbox).cursor).toBe('7');
    expect(shown()).toEqual({ a: SECOND, b: null });
  });

  it('does not bring back what has ended since', async () => {
    await registerOf(outbox).take([fromServer('a', null, '2026-11-20T12:00:00Z')], '2');
    await registerOf(outbox).take([fromServer('a', FIRST, '2026-11-20T11:00:00Z')]);
    await reopen();
    expect(shown()).toEqual({ a: null });
  });

  it('is kept also where only a newer release knows its kind', async () => {
    const mark = {
      kind: 'mood',
      key: '2026-11-20',
      value: '{"of":"later"}',
      changedAt: '2026-11-20T12:00:00Z',
    };
    await registerOf(outbox).take([mark], '3');
    await reopen();
    expect([...registerOf(outbox).marks.values()]).toEqual([mark]);
  });

  it('shows in another tab without being asked for again', async () => {
    const other = await Outbox.open(MEMBER, 'test');
    await registerOf(other).ready;
    await registerOf(outbox).take([fromServer('a', FIRST, '2026-11-20T12:00:00Z')], '1');
    await expect.poll(() => shown(other)).toEqual({ a: FIRST });
    closeRegister(other);
    other.close();
  });
});
