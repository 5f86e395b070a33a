/** The guards of the promises while entries are sent. */
import type { Guard } from './guard.ts';

const OFFLINE = 'src/offline/';

export const SENDING: readonly Guard[] = [
  {
    name: 'one sender at a time',
    file: `${OFFLINE}turn.ts`,
    text: "if (!('locks' in navigator)) return { had: true",
    replacement: 'return { had: true',
  },
  {
    name: 'who takes a turn sends nothing before its loser has heard',
    file: `${OFFLINE}take-over.ts`,
    text: 'await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));',
    replacement: '',
  },
  {
    name: 'who has lost its turn sends nothing more',
    file: `${OFFLINE}turn.ts`,
    text: 'taken.abort();',
    replacement: '',
  },
  {
    name: 'what can be taken back is held',
    file: `${OFFLINE}held-entries.ts`,
    text: 'if (await isHeldByPage(entry.id)) held.add(entry.id);',
    replacement: '',
  },
  {
    name: 'it is held before it is kept',
    file: `${OFFLINE}hold.ts`,
    text: 'if (holdMs !== undefined) this.ends.set(id, await holdEntry(id, holdMs, () => this.ends.delete(id)));',
    replacement: ';',
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
    name: 'who sees something added elsewhere stands by to send it',
    file: `${OFFLINE}replay.ts`,
    text: 'if (!isStopped && !passing && timer === undefined) kickIn(STAND_BY_MS);',
    replacement: '',
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
    name: 'what waits behind something refused is not sent before it',
    file: `${OFFLINE}batch.ts`,
    text: '!(endsSubject(entry) ? passedOver : parked).has(entry.subject)',
    replacement: 'true',
  },
  {
    name: 'what is deleted takes along only what is about it',
    file: `${OFFLINE}outbox-database.ts`,
    text: 'if (earlier.subject !== subject) continue;',
    replacement: '',
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
    name: 'a bad network is no failure of the server',
    file: `${OFFLINE}post-batch.ts`,
    text: '  } catch {\n    return UNREACHED;',
    replacement: "  } catch {\n    return { type: 'document-failed' };",
  },
  {
    name: 'a sender that sleeps is passed over',
    file: `${OFFLINE}turn.ts`,
    text: 'return takeOver(name, run);',
    replacement: 'throw error;',
  },
  {
    name: 'what was taken out while the token came is not sent',
    file: `${OFFLINE}sender.ts`,
    text: 'const sending = await this.#putOnWire(batch);',
    replacement: 'await this.#putOnWire(batch);\n    const sending = batch;',
  },
  {
    name: 'nothing is sent with another member’s token',
    file: `${OFFLINE}sender.ts`,
    text: 'answer.memberId !== this.#options.memberId',
    replacement: "answer.memberId === ''",
  },
  {
    name: 'a document that is turned down is halved',
    file: `${OFFLINE}sender.ts`,
    text: 'this.#maxEntries = Math.floor(entries.length / 2);',
    replacement: '',
  },
  {
    name: 'an entry that is turned down alone has failed by itself',
    file: `${OFFLINE}sender.ts`,
    text: 'if (entries.length === 1) {',
    replacement: 'if (entries.length === 0) {',
  },
  {
    name: 'what the server failed on five times holds up nothing more',
    file: `${OFFLINE}after-outcome.ts`,
    text: 'return serverFailures >= MAX_SERVER_FAILURES;',
    replacement: 'return serverFailures < 0;',
  },
  {
    name: 'nothing is refused for what another fails with alike',
    file: `${OFFLINE}after-outcome.ts`,
    text: '(isServerWell && serverFailures === MAX_SERVER_FAILURES)',
    replacement: 'serverFailures === MAX_SERVER_FAILURES',
  },
  {
    name: 'a service that says it cannot answer is left alone',
    file: `${OFFLINE}service-unavailable.ts`,
    text: 'if (status !== 503 && status !== 429) return undefined;',
    replacement: 'if (status > 0) return undefined;',
  },
  {
    name: 'it is tried again after an hour',
    file: `${OFFLINE}sender.ts`,
    text: '      await this.#reviveFailed();\n',
    replacement: '',
  },
  {
    name: 'what comes too soon is not refused',
    file: `${OFFLINE}outcome.ts`,
    text: "if (code === 'RATE_LIMITED') return { type: 'later' };",
    replacement: '',
  },
  {
    name: 'what was not attempted has not failed',
    file: `${OFFLINE}outcome.ts`,
    text: "index > first && outcome.type === 'failed' ?",
    replacement: "index > first && outcome.type === 'failed' && first < -1 ?",
  },
  {
    name: 'a pass ends with what stopped it',
    file: `${OFFLINE}sender.ts`,
    text: 'return isHeldUp ? {',
    replacement: 'return isHeldUp && !stopped ? {',
  },
  {
    name: 'a request that hangs is given up',
    file: `${OFFLINE}sender.ts`,
    text: 'const patienceMs = this.#isProbing ? PROBE_TIMEOUT_MS : SEND_TIMEOUT_MS;',
    replacement: 'const patienceMs = Number.POSITIVE_INFINITY;',
  },
  {
    name: 'every chance is taken at once',
    file: `${OFFLINE}replay.ts`,
    text: 'const stopListening = onChance(() => void kick());',
    replacement: 'const stopListening = () => undefined;',
  },
  {
    name: 'the service is asked how wrong the clock is',
    file: `${OFFLINE}post-batch.ts`,
    text: '...(asksAboutClock && {',
    replacement: '...(asksAboutClock && !send && {',
  },
  {
    name: 'what a wrong clock put on a wrong day is held',
    file: `${OFFLINE}wrong-clock.ts`,
    text: 'return isOnWrongDay(entry, aheadMs)',
    replacement: 'return isOnWrongDay(entry, aheadMs) && aheadMs === 0',
  },
  {
    name: 'figures do not wait for photos',
    file: `${OFFLINE}sender.ts`,
    text: '    if (batch.length > 0) return this.#send(batch);\n    const upload = this.#uploadEnd ? undefined : candidates.find(isUploading);\n',
    replacement:
      '    const upload = candidates.find(isUploading);\n    if (upload) return this.#upload(upload);\n    if (batch.length > 0) return this.#send(batch);\n',
  },
  {
    name: 'a stored measurement waits for its photo',
    file: `${OFFLINE}after-outcome.ts`,
    text: 'return entry.hasPhoto',
    replacement: 'return entry.hasPhoto && !outcome.answer',
  },
  {
    name: 'a form that has run out is asked for again',
    file: `${OFFLINE}upload-photo.ts`,
    text: "if (status === 403 || code === SIGNER_EXPIRED) return 'expired';",
    replacement: '',
  },
  {
    name: 'a photo that is refused holds up nothing',
    file: `${OFFLINE}upload-photo.ts`,
    text: 'FILE_AT_FAULT.includes(code)',
    replacement: 'code === SIGNER_EXPIRED',
  },
];
