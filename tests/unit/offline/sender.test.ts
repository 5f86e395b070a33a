import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { hearFailures } from '../../support/told-failures.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { completionId } from '../../../contract/completion-id.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import type { PassEnd } from '../../../src/offline/pass-end.ts';
import { type SenderOptions, sendAll } from '../../../src/offline/sender.ts';
import type { TokenAnswer } from '../../../src/offline/token-answer.ts';

const MEMBER = 'member';
const signedIn = async (): Promise<TokenAnswer> => ({ type: 'token', token: 'good', memberId: MEMBER });
let service: ModelService;

beforeEach(() => {
  wipeDevice();
  service = new ModelService();
});

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function send(options: { fetch?: typeof fetch; token?: SenderOptions['token'] } = {}): Promise<PassEnd> {
  return sendAll({
    memberId: MEMBER,
    endpoint: 'http://localhost/graphql',
    token: options.token ?? signedIn,
    fetch: options.fetch ?? (async (_input, init) => json(service.answer(String(init?.body)))),
  });
}

async function outboxWith(count: number): Promise<Outbox> {
  const outbox = await Outbox.open(MEMBER, 'test');
  for (let n = 1; n <= count; n += 1) await addMeasurement(outbox, `m${n}`);
  return outbox;
}

function addMeasurement(outbox: Outbox, id: string, options = {}) {
  const input = { id, weight: 68.5, eventDateTime: '2026-11-20T07:30:00+02:00' };
  return outbox.add('createMeasurement', { input }, options);
}

const appliedIds = () => service.applied.map(({ id }) => id);

describe('sending', () => {
  it('promise 4: sends entries in the order in which they were made, many in one request', async () => {
    await outboxWith(120);
    expect(await send()).toEqual({ type: 'empty' });
    expect(appliedIds()).toEqual(Array.from({ length: 120 }, (_, index) => `m${index + 1}`));
    expect(service.requests).toBe(3);
  });

  it('promise 3: an entry whose answer was lost is applied once', async () => {
    const outbox = await outboxWith(2);
    const lost: typeof fetch = async (_input, init) => {
      service.answer(String(init?.body));
      throw new TypeError('Load failed');
    };
    expect(await send({ fetch: lost })).toMatchObject({ type: 'later' });
    await send();
    expect(appliedIds()).toEqual(['m1', 'm2']);
    await outbox.refresh();
    expect(outbox.entries).toEqual([]);
  });

  it('promise 5: keeps a refused entry with its reason and sends the others', async () => {
    const outbox = await outboxWith(3);
    service.refuse = (_field, args) =>
      (args['input'] as { id: string } | undefined)?.id === 'm2' ? 'BAD_USER_INPUT' : undefined;
    const heard = hearFailures();
    expect(await send()).toEqual({ type: 'empty' });
    expect(heard).toEqual(['Failed: createMeasurement BAD_USER_INPUT']);
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ state: 'refused', refusal: { code: 'BAD_USER_INPUT' } }]);
    expect(appliedIds()).toEqual(['m1', 'm3']);
  });

  it('holds back later entries on the subject of a refused one until it is dropped', async () => {
    const heard = hearFailures();
    const outbox = await Outbox.open(MEMBER, 'test');
    const eventDateTime = '2026-11-20T18:00:00+02:00';
    await outbox.add('completeTraining', { id: 'jalad', eventDateTime });
    await outbox.add('uncompleteTraining', {
      id: completionId('2026-11-20', 'jalad', MEMBER),
      eventDateTime,
    });
    service.refuse = (field) => (field === 'completeTraining' ? 'NOT_AUTHORIZED' : undefined);
    await send();
    await outbox.refresh();
    expect(outbox.entries.map(({ state }) => state)).toEqual(['refused', 'waiting']);
    expect(await outbox.drop(outbox.entries[0]!)).toBe(true);
    await send();
    await outbox.refresh();
    expect(outbox.entries).toEqual([]);
    expect(heard).toEqual(['Failed: completeTraining NOT_AUTHORIZED']);
  });

  it('sends the deletion of a thing past what was refused of it, and keeps nothing of the thing then', async () => {
    const heard = hearFailures();
    const outbox = await outboxWith(2);
    const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(4) };
    const input = { id: 'm3', weight: 61, eventDateTime: '2026-11-20T07:30:00+02:00' };
    const refused = await outbox.add('createMeasurement', { input }, { photo });
    await outbox.add('createMeasurement', { input: { ...input, weight: 62 } });
    service.refuse = (field, args) =>
      field === 'createMeasurement' && (args['input'] as { id: string }).id !== 'm1'
        ? 'NOT_FOUND'
        : undefined;
    await send();
    await outbox.add('deleteMeasurement', { id: 'm3' });
    expect(await send()).toEqual({ type: 'empty' });
    await outbox.refresh();
    // Another refused entry is still hers to decide on.
    expect(outbox.entries).toMatchObject([{ state: 'refused', subject: 'measurement:m2' }]);
    expect(await outbox.photoOf(refused)).toBeUndefined();
    expect(service.requested.at(-1)).toEqual({ field: 'deleteMeasurement', id: 'm3' });
    expect(heard).toEqual(['Failed: createMeasurement NOT_FOUND', 'Failed: createMeasurement NOT_FOUND']);
  });

  it('keeps what was refused of a thing whose deletion has not arrived', async () => {
    const heard = hearFailures();
    const outbox = await outboxWith(1);
    service.refuse = (field) => (field === 'createMeasurement' ? 'NOT_AUTHORIZED' : 'INTERNAL');
    await send();
    await outbox.add('deleteMeasurement', { id: 'm1' });
    await send();
    await outbox.refresh();
    expect(outbox.entries.map(({ state }) => state)).toEqual(['refused', 'waiting']);
    expect(heard).toEqual(['Failed: createMeasurement NOT_AUTHORIZED', 'Failed: deleteMeasurement INTERNAL']);
  });

  it('keeps order when the server fails: nothing after the failure counts as delivered', async () => {
    const heard = hearFailures();
    await outboxWith(3);
    let failures = 1;
    service.refuse = (_field, args) => {
      const isSecond = (args['input'] as { id: string }).id === 'm2';
      return isSecond && failures-- > 0 ? 'INTERNAL' : undefined;
    };
    expect(await send()).toEqual({ type: 'later' });
    expect(appliedIds()).toEqual(['m1']);
    await send();
    expect(appliedIds()).toEqual(['m1', 'm2', 'm3']);
    expect(heard).toEqual(['Failed: createMeasurement INTERNAL']);
  });

  it('parks an entry on which the server fails five times, and lets the others go', async () => {
    const outbox = await outboxWith(2);
    service.refuse = (_field, args) =>
      (args['input'] as { id: string }).id === 'm1' ? 'INTERNAL' : undefined;
    const heard = hearFailures();
    for (let pass = 0; pass < 5; pass += 1) await send();
    // Once more when the other had been taken, which tells that the server is well.
    expect(heard).toEqual(Array.from({ length: 6 }, () => 'Failed: createMeasurement INTERNAL'));
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ state: 'refused', refusal: { code: 'INTERNAL' } }]);
    expect(appliedIds()).toEqual(['m2']);
  });

  it('never counts a bad network against an entry', async () => {
    const outbox = await outboxWith(1);
    const broken: Array<() => Response> = [
      () => new Response('<html>Logi WiFi-sse</html>', { headers: { 'Content-Type': 'text/html' } }),
      () => json({ message: 'Bad gateway' }, 502),
      () => new Response('{"data":{"e1":', { headers: { 'Content-Type': 'application/json' } }),
      () =>
        json({
          errors: [{ message: 'slow down', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 3 } }],
        }),
    ];
    for (const answer of [...broken, ...broken])
      expect(await send({ fetch: async () => answer() })).toMatchObject({ type: 'later' });
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ state: 'waiting', serverFailures: 0 }]);
  });

  it('finds the entry because of which a whole document is rejected, and sends the rest', async () => {
    const heard = hearFailures();
    const outbox = await outboxWith(3);
    const strict: typeof fetch = async (_input, init) => {
      if (String(init?.body).includes('"m2"')) return json({ errors: [{ message: 'Syntax' }] }, 400);
      return json(service.answer(String(init?.body)));
    };
    for (let pass = 0; pass < 5; pass += 1) await send({ fetch: strict });
    await outbox.refresh();
    expect(appliedIds()).toEqual(['m1', 'm3']);
    expect(outbox.entries).toMatchObject([{ state: 'refused' }]);
    expect(new Set(heard)).toEqual(new Set(['Failed: createMeasurement INTERNAL']));
  });

  it('halves a document that is rejected, and keeps to the size that fits', async () => {
    await outboxWith(120);
    const sizes: number[] = [];
    const narrow: typeof fetch = async (_input, init) => {
      const body = String(init?.body);
      const size = body.match(/createMeasurement\(/g)?.length ?? 0;
      sizes.push(size);
      return size > 30 ? new Response('<h1>413</h1>', { status: 413 }) : json(service.answer(body));
    };
    expect(await send({ fetch: narrow })).toEqual({ type: 'empty' });
    expect(sizes).toEqual([50, 25, 25, 25, 25, 20]);
    expect(appliedIds()).toHaveLength(120);
  });

  it('finds the one rejected entry among many in as few requests as halving takes', async () => {
    const heard = hearFailures();
    await outboxWith(50);
    let requests = 0;
    const strict: typeof fetch = async (_input, init) => {
      requests += 1;
      if (String(init?.body).includes('"m30"')) return json({ errors: [{ message: 'Syntax' }] }, 400);
      return json(service.answer(String(init?.body)));
    };
    expect(await send({ fetch: strict })).toEqual({ type: 'later' });
    expect(appliedIds()).toEqual(Array.from({ length: 29 }, (_, index) => `m${index + 1}`));
    expect(requests).toBeLessThan(12);
    expect(heard).toEqual(['Failed: createMeasurement INTERNAL']);
  });

  it('promise 6: sends nothing with another member’s token', async () => {
    const outbox = await outboxWith(1);
    const token = async (): Promise<TokenAnswer> => ({ type: 'token', token: 'hers', memberId: 'another' });
    expect(await send({ token })).toEqual({ type: 'sign-in-needed' });
    await outbox.refresh();
    expect([service.requests, outbox.entries.length]).toEqual([0, 1]);
  });

  it('asks for a fresh token once when the server rejects one', async () => {
    await outboxWith(1);
    const token = async (refused?: string): Promise<TokenAnswer> => {
      return { type: 'token', token: refused === 'old' ? 'new' : 'old', memberId: MEMBER };
    };
    const strict: typeof fetch = async (_input, init) => {
      const isNew = new Headers(init?.headers).get('Authorization') === 'Bearer new';
      return isNew ? json(service.answer(String(init?.body))) : json({}, 401);
    };
    const sending = sendAll({
      memberId: MEMBER,
      endpoint: 'http://localhost/graphql',
      fetch: strict,
      token: (refused) => token(refused),
    });
    expect(await sending).toEqual({ type: 'empty' });
    expect(appliedIds()).toEqual(['m1']);
  });

  it('promise 7: tries a server that rejects every token again later, without asking her to sign in', async () => {
    const outbox = await outboxWith(2);
    const refused: unknown[] = [];
    const token = async (turnedDown?: string): Promise<TokenAnswer> => {
      refused.push(turnedDown);
      return { type: 'token', token: `${refused.length}`, memberId: MEMBER };
    };
    expect(await send({ token, fetch: async () => json({}, 401) })).toMatchObject({ type: 'later' });
    await outbox.refresh();
    expect(outbox.entries.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(refused).toEqual([undefined, '1', '2']);
  });

  it('keeps everything when the identity service has refused the session', async () => {
    const outbox = await outboxWith(2);
    const token = async (turnedDown?: string): Promise<TokenAnswer> =>
      turnedDown === undefined ? signedIn() : { type: 'none' };
    expect(await send({ token, fetch: async () => json({}, 401) })).toEqual({ type: 'sign-in-needed' });
    await outbox.refresh();
    expect(outbox.entries.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('does not send a held entry, or what comes after it, before its page releases it', async () => {
    const outbox = await outboxWith(1);
    const held = await outbox.add('deleteMeasurement', { id: 'x' }, { holdMs: 60_000 });
    await addMeasurement(outbox, 'm2');
    const sending = send();
    await expect.poll(appliedIds).toEqual(['m1']);
    await outbox.refresh();
    expect(outbox.entries.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 0],
      ['waiting', 0],
    ]);
    await outbox.release(held);
    expect(await sending).toEqual({ type: 'empty' });
    expect(appliedIds()).toEqual(['m1', 'm2']);
  });

  it('lets one sender at a time put requests on the wire', async () => {
    await outboxWith(60);
    let inFlight = 0;
    let most = 0;
    const watched: typeof fetch = async (_input, init) => {
      most = Math.max(most, (inFlight += 1));
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      return json(service.answer(String(init?.body)));
    };
    await Promise.all([send({ fetch: watched }), send({ fetch: watched }), send({ fetch: watched })]);
    expect([most, service.applied.length]).toEqual([1, 60]);
  });
});
