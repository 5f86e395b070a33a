/**
 * A member's phone that always has something to send: batches of every kind that is logged often, each sent again, to whichever
 * process, until all of it is acknowledged.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FAILURES, isFailureCode } from '../../src/contract/failures.ts';
import { CONSENT_TEXT_VERSION } from '../../src/contract/limits.ts';
import { addDays, dayOf } from '../../src/contract/moments.ts';
import { batchRequest } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { newEntry } from '../../src/offline/new-entry.ts';
import type { NewEntry } from '../../src/offline/outbox-database.ts';
import { callGraphql } from './graphql-call.ts';

/** More than the server takes for any answer. */
const PATIENCE_MS = 20_000;
const BETWEEN_TRIES_MS = 100;
const BETWEEN_BATCHES_MS = 20;
const REVISIONS = 4;
const TRAINING = 'treening-public';

/** What a server has told this phone that it has stored. */
export interface Acknowledged {
  measurements: Set<string>;
  deleted: Set<string>;
  completions: Set<string>;
  /** The last revision of each session. */
  sessions: Map<string, number>;
  /** The last value of each mark, as JSON. */
  marks: Map<string, string>;
  /** How many revisions of sessions. */
  revisions: number;
}

export interface ReplayingPhone {
  memberId: string;
  acknowledged: Acknowledged;
  /** The moment of each acknowledgement, by `performance.now()`. */
  moments: number[];
  /** How often each temporary code was answered. */
  temporary: Map<string, number>;
  /** Whatever was answered that a phone would not send again, and calls that were not answered. */
  wrong: string[];
  /** Resolves when the last batch has been acknowledged, or would have been long ago. */
  stop(): Promise<void>;
}

export interface PhoneOptions {
  urls: readonly string[];
  token: string;
  memberId: string;
}

export function startReplaying({ urls, token, memberId }: PhoneOptions): ReplayingPhone {
  const acknowledged: Acknowledged = {
    measurements: new Set(),
    deleted: new Set(),
    completions: new Set(),
    sessions: new Map(),
    marks: new Map(),
    revisions: 0,
  };
  const phone = {
    memberId,
    acknowledged,
    moments: [] as number[],
    temporary: new Map(),
    wrong: [] as string[],
  };
  let calls = 0;
  let isStopped = false;
  let giveUpAt = Number.POSITIVE_INFINITY;

  async function send(entries: readonly Entry[]): Promise<Entry[]> {
    const url = urls[(calls += 1) % urls.length] ?? '';
    const { query, variables } = batchRequest(entries);
    const answer = await Promise.race([
      callGraphql(url, token, query, variables),
      pause(PATIENCE_MS, null),
    ]).catch((error: unknown) => String(error));
    if (answer === null || typeof answer === 'string') {
      phone.wrong.push(answer ?? 'no answer');
      return [...entries];
    }
    return entries.filter((entry) => {
      const alias = `e${entry.seq}`;
      if (answer.data?.[alias] != null) {
        note(acknowledged, entry);
        phone.moments.push(performance.now());
        return false;
      }
      const error = answer.errors.find(({ path }) => path === undefined || path[0] === alias);
      const code = error?.extensions['code'];
      const isAnswered = answer.status === 200 || answer.status === 503;
      const isTemporary = isAnswered && isFailureCode(code) && FAILURES[code].retry === 'later';
      if (isTemporary) phone.temporary.set(code, (phone.temporary.get(code) ?? 0) + 1);
      else phone.wrong.push(`${entry.kind}: ${answer.status} ${JSON.stringify(error ?? answer.data)}`);
      return isTemporary;
    });
  }

  async function replay(): Promise<void> {
    const next = entriesOf(memberId);
    while (!isStopped) {
      let left = await send(next());
      for (; left.length > 0 && performance.now() < giveUpAt; left = await send(left))
        await pause(BETWEEN_TRIES_MS);
      for (const { kind } of left) phone.wrong.push(`${kind}: never acknowledged`);
      await pause(BETWEEN_BATCHES_MS);
    }
  }
  const replaying = replay();
  return {
    ...phone,
    stop() {
      isStopped = true;
      giveUpAt = performance.now() + PATIENCE_MS;
      return replaying;
    },
  };
}

function note(acknowledged: Acknowledged, { kind, variables }: Entry): void {
  if (kind === 'createMeasurement') acknowledged.measurements.add(variables.input.id);
  else if (kind === 'deleteMeasurement') acknowledged.deleted.add(variables.id);
  else if (kind === 'saveSession') {
    acknowledged.sessions.set(variables.input.id, variables.input.revision);
    acknowledged.revisions += 1;
  } else if (kind === 'completeTraining') acknowledged.completions.add(dayOf(variables.eventDateTime));
  else if (kind === 'saveMarks') {
    const [{ key, value }] = variables.input;
    acknowledged.marks.set(key, value ?? '');
  }
}

/** Returns what makes the batches of a member, one after another. */
function entriesOf(memberId: string): () => Entry[] {
  const owner = { memberId, appVersion: 'test' };
  const today = dayOf(new Date().toISOString());
  let [round, seq, changedAt] = [0, 0, Date.now()];
  let [session, former] = [randomUUID(), ''];
  return () => {
    round += 1;
    const eventDateTime = `${addDays(today, -round)}T08:00:00+02:00`;
    const revision = 1 + (round % REVISIONS);
    if (revision === 1) session = randomUUID();
    changedAt = Math.max(changedAt + 1, Date.now());
    const id = randomUUID();
    const mark = {
      kind: 'watch-position',
      key: `video-${round % 7}`,
      value: JSON.stringify({ seconds: round }),
      changedAt: new Date(changedAt).toISOString(),
    };
    const consent = {
      kind: 'MEASUREMENTS',
      textVersion: CONSENT_TEXT_VERSION,
      givenAt: mark.changedAt,
    } as const;
    const entries: NewEntry[] = [
      ...(round === 1 ? [newEntry('giveConsent', consent, owner)] : []),
      newEntry('createMeasurement', { input: { id, weight: 71.3, eventDateTime } }, owner),
      newEntry(
        'saveSession',
        { input: { id: session, revision, kind: 'WALK', name: 'Kõnd', eventDateTime } },
        owner,
      ),
      newEntry('completeTraining', { id: TRAINING, eventDateTime }, owner),
      newEntry('saveMarks', { input: [mark] }, owner),
    ];
    if (former !== '' && round % 3 === 0) entries.push(newEntry('deleteMeasurement', { id: former }, owner));
    former = id;
    return entries.map((entry) => ({ ...entry, seq: (seq += 1) }) as Entry);
  };
}
