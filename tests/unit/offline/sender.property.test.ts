/**
 * Promises 2, 3 and 4 under every misfortune at once: every acknowledged entry is applied exactly once and in order,
 * however often the process dies at any await and whatever the network does in between.
 */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/offline/outbox.ts';
import { sendAll } from '../../../src/offline/sender.ts';
import type { TokenAnswer } from '../../../src/offline/token-answer.ts';

const MEMBER = 'member';
const token = async (): Promise<TokenAnswer> => ({ type: 'token', token: 'good', memberId: MEMBER });

class Killed extends Error {}

/** Counts down the points at which the process may die: each transaction begun, each request sent, each answer read. */
class Fate {
  #left = Number.POSITIVE_INFINITY;

  killAfter(points: number): void {
    this.#left = points;
  }

  spare(): void {
    this.#left = Number.POSITIVE_INFINITY;
  }

  point(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new Killed();
  }
}

// Thousands of refusals happen here on purpose.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const fate = new Fate();
const beginTransaction = IDBDatabase.prototype.transaction;

function dieInTransactions(): void {
  IDBDatabase.prototype.transaction = function transaction(...args: Parameters<typeof beginTransaction>) {
    fate.point();
    return beginTransaction.apply(this, args);
  };
}

afterEach(() => {
  IDBDatabase.prototype.transaction = beginTransaction;
});

type Weather = 'fine' | 'answer lost' | 'no network' | 'bad gateway' | 'portal' | 'cut off' | 'internal';

function networkIn(weather: Weather, service: ModelService): typeof fetch {
  return async (_input, init) => {
    fate.point();
    if (weather === 'no network') throw new TypeError('Failed to fetch');
    if (weather === 'bad gateway') return new Response('{}', { status: 502 });
    if (weather === 'portal') return new Response('<html></html>');
    service.refuse = () => (weather === 'internal' ? 'INTERNAL' : undefined);
    const answer = JSON.stringify(service.answer(String(init?.body)));
    fate.point();
    if (weather === 'answer lost') throw new TypeError('Load failed');
    return new Response(weather === 'cut off' ? answer.slice(0, answer.length / 2) : answer);
  };
}

type Step = { do: 'add'; thing: number } | { do: 'send'; weather: Weather; dieAfter: number | undefined };

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), thing: fc.nat({ max: 6 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      weather: fc.constantFrom<Weather>(
        'fine',
        'answer lost',
        'no network',
        'bad gateway',
        'portal',
        'cut off',
        'internal',
      ),
      dieAfter: fc.option(fc.nat({ max: 14 }), { nil: undefined }),
    }),
  },
);

/** Adds the next sensible entry about a thing: measured, then deleted; or done, then undone. Each id is used only once. */
async function addNext(outbox: Outbox, thing: number, added: string[]): Promise<void> {
  const id = `t${thing}`;
  const isTraining = thing % 2 === 0;
  const completion = `2026-11-20_${id}_${MEMBER}`;
  const eventDateTime = '2026-11-20T18:00:00+02:00';
  const first = isTraining ? `completeTraining ${completion}` : `createMeasurement ${id}`;
  const second = isTraining ? `uncompleteTraining ${completion}` : `deleteMeasurement ${id}`;
  if (!added.includes(first)) {
    if (isTraining) await outbox.add('completeTraining', { id, eventDateTime });
    else await outbox.add('createMeasurement', { input: { id, weight: 60, eventDateTime } });
    added.push(first);
  } else if (!added.includes(second)) {
    if (isTraining) await outbox.add('uncompleteTraining', { id: completion });
    else await outbox.add('deleteMeasurement', { id });
    added.push(second);
  }
}

async function sendOnce(service: ModelService, weather: Weather): Promise<void> {
  await sendAll({
    memberId: MEMBER,
    endpoint: 'http://localhost/graphql',
    token,
    fetch: networkIn(weather, service),
  }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

it('promises 2, 3, 4: every acknowledged entry is applied exactly once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps: Step[]) => {
      wipeDevice();
      IDBDatabase.prototype.transaction = beginTransaction;
      const service = new ModelService();
      const acknowledged: string[] = [];
      let outbox = await Outbox.open(MEMBER, 'test');
      for (const each of steps) {
        if (each.do === 'add') await addNext(outbox, each.thing, acknowledged);
        else {
          outbox.close();
          dieInTransactions();
          if (each.dieAfter !== undefined) fate.killAfter(each.dieAfter);
          await sendOnce(service, each.weather);
          fate.spare();
          IDBDatabase.prototype.transaction = beginTransaction;
          outbox = await Outbox.open(MEMBER, 'test');
          for (const entry of outbox.entries) await outbox.retry(entry);
        }
      }
      await sendOnce(service, 'fine');
      await outbox.refresh();
      expect(outbox.entries).toEqual([]);
      expect(service.applied.map(({ field, id }) => `${field} ${id}`)).toEqual(acknowledged);
      outbox.close();
    }),
    { numRuns: 150 },
  );
}, 120_000);
