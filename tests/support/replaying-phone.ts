/**
 * A member's phone that always has something to send: batches of every kind, each sent again, to whichever
 * process, until all of it is acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { FAILURES, isFailureCode } from '../../contract/failures.ts';
import { batchRequest } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { callGraphql } from './graphql-call.ts';
import { batchesOf } from './logged-batches.ts';

/** More than the server takes for any answer. */
const PATIENCE_MS = 20_000;
const BETWEEN_TRIES_MS = 100;
const BETWEEN_BATCHES_MS = 20;

export interface ReplayingPhone {
  memberId: string;
  /** The entries that a server has told this phone it has stored, each once. */
  acknowledged: Entry[];
  /** The moment of each acknowledgement, by `performance.now()`. */
  moments: number[];
  /** The number of each temporary code among the answers. */
  temporary: Map<string, number>;
  /** The answers after which a phone would not send again, and calls that were not answered. */
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
  const phone = {
    memberId,
    acknowledged: [] as Entry[],
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
        phone.acknowledged.push(entry);
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
    const next = batchesOf(memberId);
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
