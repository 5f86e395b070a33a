/** Her small state on one device: what waits in the outbox over what the server has said. */
import { wipeDevice } from '../../support/offline/device.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { programStart } from '../../../contract/marks/program-start.mark.ts';
import type { Mark } from '../../../contract/marks/merge.ts';
import { saveMark } from '../../../src/platform/marks/save-mark.ts';
import { type Entry, receiptOf } from '../../../src/offline/entry.ts';
import { currentTrouble } from '../../../src/offline/database-trouble.ts';
import { closeRegister, registerOf } from '../../../src/offline/mark-register.ts';
import { marksName } from '../../../src/offline/marks-database.ts';
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
afterEach(() => {
  closeRegister(outbox);
  outbox.close();
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

  it('promise 2: is not replaced by an older change that comes to the disk later, as from another tab', async () => {
    const other = await Outbox.open(MEMBER, 'test');
    await registerOf(other).ready;
    const at = (value: object, second: string) => ({
      kind: programStart,
      mark: fromServer('a', value, `2026-11-20T12:00:${second}Z`),
    });
    await registerOf(other).save([at(SECOND, '10')]);
    await registerOf(outbox).save([at(FIRST, '00')]);
    await reopen();
    expect(shown()).toEqual({ a: SECOND });
    closeRegister(other);
    other.close();
  });

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
    await registerOf(outbox).take([fromServer('a', FIRST, '2031-01-01T00:00:00Z')], {
      cursor: '1',
      isLast: true,
    });
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
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const answer = [fromServer('a', SECOND, later)];
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
    await registerOf(outbox).take([later, ended], { cursor: '7', isLast: true });
    await reopen();
    expect(registerOf(outbox).cursor).toBe('7');
    expect(shown()).toEqual({ a: SECOND, b: null });
  });

  it('is known to be whole once its last page was read, and stays so', async () => {
    await registerOf(outbox).take([], { cursor: '1', isLast: false });
    expect(registerOf(outbox).isWhole).toBe(false);
    await registerOf(outbox).take([], { cursor: '2', isLast: true });
    await registerOf(outbox).take([], { cursor: '3', isLast: false });
    expect(registerOf(outbox).isWhole).toBe(true);
    await reopen();
    expect(registerOf(outbox).isWhole).toBe(true);
  });

  it('does not bring back what has ended since', async () => {
    await registerOf(outbox).take([fromServer('a', null, '2026-11-20T12:00:00Z')], {
      cursor: '2',
      isLast: true,
    });
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
    await registerOf(outbox).take([mark], { cursor: '3', isLast: true });
    await reopen();
    expect([...registerOf(outbox).marks.values()]).toEqual([mark]);
  });

  it('shows in another tab without being asked for again', async () => {
    const other = await Outbox.open(MEMBER, 'test');
    await registerOf(other).ready;
    await registerOf(outbox).take([fromServer('a', FIRST, '2026-11-20T12:00:00Z')], {
      cursor: '1',
      isLast: true,
    });
    await expect.poll(() => shown(other)).toEqual({ a: FIRST });
    closeRegister(other);
    other.close();
  });
});

describe('a disk that does not give them', () => {
  beforeEach(async () => {
    await registerOf(outbox).take([fromServer('a', FIRST, '2026-11-20T12:00:00Z')], {
      cursor: '7',
      isLast: true,
    });
    closeRegister(outbox);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Their database opens only when the returned function is called. */
  function openLate(): () => void {
    let openNow = () => {};
    const mayOpen = new Promise<void>((resolve) => {
      openNow = resolve;
    });
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      const request = open(name, version);
      if (name !== marksName(MEMBER)) return request;
      let opened: IDBOpenDBRequest['onsuccess'] = null;
      Object.defineProperty(request, 'onsuccess', {
        set(given: typeof opened) {
          opened = given;
        },
      });
      request.addEventListener('success', (event) => void mayOpen.then(() => opened?.call(request, event)));
      return request;
    });
    return openNow;
  }

  async function passTime(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
  }

  it('promise 5: in time shows them when it does, and stores nothing of hers over them before', async () => {
    const openNow = openLate();
    const { ready } = registerOf(outbox);
    await passTime(5_000);
    await ready;
    expect([shown(), currentTrouble()]).toEqual([{}, 'slow']);
    await expect(save(SECOND)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(outbox.entries).toEqual([]);
    openNow();
    await expect.poll(() => shown()).toEqual({ a: FIRST });
    expect([registerOf(outbox).cursor, currentTrouble()]).toEqual(['7', undefined]);
    await save(SECOND);
    expect(shown()).toEqual({ a: SECOND });
  });

  it('promise 5: because it fails shows them when it works again', async () => {
    const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await registerOf(outbox).ready;
    await expect(save(SECOND)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    await passTime(60_000);
    expect(shown()).toEqual({});
    failing.mockRestore();
    await passTime(60_000);
    await expect.poll(() => shown()).toEqual({ a: FIRST });
  });

  it('promise 6: is not opened again by a register that was closed meanwhile', async () => {
    const openNow = openLate();
    const { ready } = registerOf(outbox);
    await passTime(5_000);
    await ready;
    closeRegister(outbox);
    openNow();
    await expect.poll(currentTrouble).toBeUndefined();
    await passTime(60_000);
    expect(vi.mocked(indexedDB.open)).toHaveBeenCalledTimes(1);
  });
});
