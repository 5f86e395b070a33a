/**
 * What keeps the promises: each of these can be taken away alone, and a schedule must find out. A guard that none finds is one
 * that the generator of schedules is too narrow for.
 */
import type { Patch } from '../phone/built-code.ts';

export interface Guard extends Patch {
  name: string;
}

const OFFLINE = 'src/offline/';
const SERVICE = 'tests/simulation/world/service.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'every write to the outbox is strict',
    file: `${OFFLINE}outbox-database.ts`,
    text: "const STRICT = { durability: 'strict' } as const;",
    replacement: "const STRICT = { durability: 'relaxed' } as const;",
  },
  {
    name: 'a receipt is written in the transaction in which its entry leaves',
    file: `${OFFLINE}outbox-database.ts`,
    text: "      await transaction.objectStore('receipts').put(receipt);",
    replacement: '',
  },
  {
    name: 'one sender at a time',
    file: `${OFFLINE}turn.ts`,
    text: "if (!('locks' in navigator)) return { had: true",
    replacement: 'return { had: true',
  },
  {
    name: 'what can be taken back is held',
    file: `${OFFLINE}held-entries.ts`,
    text: 'if (await isHeldByPage(entry.id)) held.add(entry.id);',
    replacement: '',
  },
  {
    name: 'it is held before it is kept',
    file: `${OFFLINE}outbox.ts`,
    text: 'if (holdMs !== undefined) this.#holds.set(entry.id, await holdEntry(entry.id, holdMs));',
    replacement: '',
  },
  {
    name: 'a failed try is followed by a wait',
    file: `${OFFLINE}retry-schedule.ts`,
    text: 'return whole / 2 + (whole / 2) * random();',
    replacement: 'return 0 * random() * whole;',
  },
  {
    name: 'a failed try is followed by another',
    file: `${OFFLINE}replay.ts`,
    text: 'if (!mayPass || isStopped) return;',
    replacement: 'if (failures >= 0) return;',
  },
  {
    name: 'while she watches it is tried every few seconds',
    file: `${OFFLINE}retry-schedule.ts`,
    text: 'isWatched ? MAX_WATCHED_DELAY_MS : MAX_DELAY_MS',
    replacement: 'isWatched ? MAX_DELAY_MS : MAX_DELAY_MS + MAX_WATCHED_DELAY_MS',
  },
  {
    name: 'a fresh token that is turned down does not end her sign-in',
    file: `${OFFLINE}sender.ts`,
    text: "if (again.type !== 'unauthenticated') return again;",
    replacement: 'if (again) return again;',
  },
  {
    name: 'a failed renewal does not end her sign-in',
    file: 'src/session/refresh-tokens.ts',
    text: "  } catch {\n    return { type: 'later' };",
    replacement: "  } catch {\n    return { type: 'refused' };",
  },
  {
    name: 'a receipt is forgotten only once a cache has it',
    file: `${OFFLINE}outbox-database.ts`,
    text: '(await transaction.store.getAll()).filter(({ entryId }) => contained.has(entryId));',
    replacement: 'await transaction.store.getAll();',
  },
  {
    name: 'a receipt is absorbed once the cache is on the disk',
    file: `${OFFLINE}outbox.ts`,
    text: '      .onSettled?.(receipts)\n      .then(async () => {',
    replacement: '      .onSettled?.(receipts);\n    void Promise.resolve()\n      .then(async () => {',
  },
  {
    name: 'an outbox in which something waits is not deleted',
    file: `${OFFLINE}outbox-removal.ts`,
    text: 'if (counting.result > 0 || isTooLate) closing.abort();',
    replacement: 'if (isTooLate) closing.abort();',
  },
  {
    name: 'a sign-out gives up only what she was shown',
    file: `${OFFLINE}outbox-database.ts`,
    text: "if (givenUp !== 'all' && !entries.every(({ id }) => givenUp.includes(id))) return false;",
    replacement: "if (givenUp !== 'all' && entries.length < 0) return false;",
  },
  {
    name: 'what waits behind something refused is not sent before it',
    file: `${OFFLINE}batch.ts`,
    text: "state !== 'refused' && !parked.has(subject)",
    replacement: "state !== 'refused' && !parked.has('') && subject !== ''",
  },
  {
    name: 'no request bears two entries on one thing',
    file: `${OFFLINE}batch.ts`,
    text: 'subjects.has(entry.subject) || ',
    replacement: '',
  },
  {
    name: 'what comes after a held entry waits for it',
    file: `${OFFLINE}batch.ts`,
    text: '    const isHeld = heldIds.has(entry.id);\n',
    replacement: '    const isHeld = false;\n    if (heldIds.has(entry.id)) continue;\n',
  },
  {
    name: 'only what the server cannot have is dropped',
    file: `${OFFLINE}outbox-database.ts`,
    text: 'if (!entry || !isAllowed(entry)) return false;',
    replacement: 'if (!entry) return false;',
  },
  {
    name: 'what was sent once may be with the server',
    file: `${OFFLINE}outbox.ts`,
    text: "(entry.state === 'waiting' && entry.attempts === 0)",
    replacement: "entry.state === 'waiting'",
  },
  {
    name: 'a bad network is no failure of the server',
    file: `${OFFLINE}post-batch.ts`,
    text: '  } catch {\n    return UNREACHED;',
    replacement: "  } catch {\n    return { type: 'document-failed' };",
  },
  {
    name: 'what the server has taken is laid over until it is shown',
    file: `${OFFLINE}outbox.ts`,
    text: '    this.#overlay.arrive(receipts);',
    replacement: '',
  },
  {
    name: 'a page that opens lays over what no cache has',
    file: `${OFFLINE}outbox.ts`,
    text: '    outbox.#overlay.arrive(receipts.filter(({ isAbsorbed }) => !isAbsorbed));',
    replacement: '',
  },
  {
    name: 'what is laid over leaves once it is shown',
    file: `${OFFLINE}outbox.ts`,
    text: '    await this.#events.untilShown?.();\n    // Drawn by then, so that nothing blinks.\n    await new Promise((resolve) => setTimeout(resolve));',
    replacement: '',
  },
  {
    name: 'a measurement is known by its id (service)',
    file: SERVICE,
    text: 'if (standing === undefined) happen(`created ${id}`);',
    replacement: 'happen(`created ${id}`);',
  },
  {
    name: 'a deleted measurement stays deleted (service)',
    file: SERVICE,
    text: "if (standing === null) throw new Refused('NOT_FOUND');",
    replacement: 'if (standing === null) happen(`created ${id}`);',
  },
  {
    name: 'a completion is known by its moment (service)',
    file: SERVICE,
    text: 'if (!kept.completions.has(name)) {',
    replacement: 'if (name) {',
  },
  {
    name: 'of two changes of a mark the later stands (service)',
    file: SERVICE,
    text: 'if (standing && !standsOver(mark, standing)) {',
    replacement: 'if (standing && !standsOver(mark, standing) && !mark) {',
  },
  {
    name: 'a session that has ended stays so without a battery',
    file: 'src/session/session-database.ts',
    text: "{ durability: 'strict' }",
    replacement: "{ durability: 'relaxed' }",
  },
];
