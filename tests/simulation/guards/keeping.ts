/** The guards of the promises on the disk of a phone, and on its screens. */
import type { Guard } from './guard.ts';

const OFFLINE = 'src/offline/';

export const KEEPING: readonly Guard[] = [
  {
    name: 'every write to the outbox is strict',
    file: `${OFFLINE}outbox-database.ts`,
    text: "const STRICT = { durability: 'strict' } as const;",
    replacement: "const STRICT = { durability: 'relaxed' } as const;",
  },
  {
    name: 'what is kept is told once its transaction has completed',
    file: `${OFFLINE}outbox-database.ts`,
    text: 'const [result] = await Promise.all([work(), transaction.done]);',
    replacement: 'transaction.done.catch(() => undefined);\n    const result = await work();',
  },
  {
    name: 'a receipt is written in the transaction in which its entry leaves',
    file: `${OFFLINE}outbox-database.ts`,
    text: "      await transaction.objectStore('receipts').put(receipt);",
    replacement: '',
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
    name: 'a page that opens reads its outbox before it reads it again for others',
    file: `${OFFLINE}outbox.ts`,
    text: '  #isRefreshing = true;',
    replacement: '  #isRefreshing = false;',
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
    name: 'only what the server cannot have is dropped',
    file: `${OFFLINE}outbox-database.ts`,
    text: 'if (!entry || !isAllowed(entry)) return false;',
    replacement: 'if (!entry) return false;',
  },
  {
    name: 'what was sent once may be with the server',
    file: `${OFFLINE}entry.ts`,
    text: "(entry.state === 'waiting' && entry.attempts === 0)",
    replacement: "entry.state === 'waiting'",
  },
  {
    name: 'what the server has taken is laid over until it is shown',
    file: `${OFFLINE}outbox.ts`,
    text: '    this.#overlay.arrive(due);',
    replacement: '',
  },
  {
    name: 'a page that opens lays over what no cache has',
    file: `${OFFLINE}outbox.ts`,
    text: 'this.#overlay.arrive(dueReceipts(receipts, this.#keptReceipts));',
    replacement: ';',
  },
  {
    name: 'what is laid over leaves once it is shown',
    file: `${OFFLINE}outbox.ts`,
    text: '    await this.#events.untilShown?.();\n    // Drawn by then, so that nothing blinks.\n    await new Promise((resolve) => setTimeout(resolve));',
    replacement: '',
  },
  {
    name: 'what was given up is not written again',
    file: `${OFFLINE}outbox-database.ts`,
    text: 'if (!kept || !isOnWire(kept) || kept.postId !== entry.postId) return;',
    replacement: 'if (kept && (!isOnWire(kept) || kept.postId !== entry.postId)) return;',
  },
  {
    name: 'entries are known by their ids',
    file: `${OFFLINE}outbox-database.ts`,
    text: 'return kept?.id === id ? kept : undefined;',
    replacement: 'return kept && id ? kept : undefined;',
  },
  {
    name: 'figures whose photo was refused stay when it is dropped',
    file: `${OFFLINE}outbox-database.ts`,
    text: "  if (entry.answer && entry.refusal?.code !== 'NOT_FOUND')\n    await transaction.objectStore('receipts').put(receiptOf(entry, entry.answer));\n",
    replacement: '',
  },
  {
    name: 'what may be with the server is not edited',
    file: `${OFFLINE}outbox.ts`,
    text: 'mayBeChanged(kept) && isAsSeen(',
    replacement: 'isAsSeen(',
  },
  {
    name: 'what the server took arrives in the order of the entries',
    file: `${OFFLINE}due-receipts.ts`,
    text: '    .toSorted((one, other) => one.entry.seq - other.entry.seq)\n',
    replacement: '',
  },
  {
    name: 'what is absorbed again is followed by what came after it',
    file: `${OFFLINE}due-receipts.ts`,
    text: '!known.has(entryId) || subjects.has(entry.subject);',
    replacement: '!known.has(entryId);',
  },
  {
    name: 'a page that she comes back to reads the outbox again',
    file: `${OFFLINE}outbox.ts`,
    text: 'this.#stopReturning = onReturn(() => this.#refreshBehind());',
    replacement: 'this.#stopReturning = () => undefined;',
  },
  {
    name: 'a hundred receipts are kept for a page that sleeps',
    file: `${OFFLINE}outbox-database.ts`,
    text: 'oldestFirst.slice(0, -MIN_KEPT_RECEIPTS)',
    replacement: 'oldestFirst.slice(0)',
  },
  {
    name: 'a database that the browser has closed is opened again',
    file: `${OFFLINE}device-database.ts`,
    text: 'const isPassing = isLostConnection(error) ||',
    replacement: 'const isPassing =',
  },
  {
    name: 'marks are read at every chance',
    file: 'src/platform/marks/pull-marks.ts',
    text: 'const stopListening = onChance(() => void pull());',
    replacement: 'const stopListening = () => undefined;',
  },
];
