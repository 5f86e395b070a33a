/** Promise 7: a service or a storage that is ill is left alone, and refuses nothing. */
import { wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/offline/outbox.ts';
import type { PassEnd } from '../../../src/offline/pass-end.ts';
import { sendAll } from '../../../src/offline/sender.ts';

const MEMBER = 'member';
let service: ModelService;

beforeEach(() => {
  wipeDevice();
  service = new ModelService();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
}

const answering: typeof fetch = async (_input, init) => json(service.answer(String(init?.body)));

function send(options: { fetch?: typeof fetch } = {}): Promise<PassEnd> {
  return sendAll({
    memberId: MEMBER,
    endpoint: 'http://localhost/graphql',
    token: async () => ({ type: 'token', token: 'good', memberId: MEMBER }),
    fetch: options.fetch ?? answering,
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

describe('an ill service', () => {
  const tooManyPasses = Array.from({ length: 12 }, (_, index) => index);

  it('promise 7: a server that fails on everything refuses nothing, and gets all of it once it is well', async () => {
    const outbox = await outboxWith(3);
    const ill: typeof fetch = async () => {
      service.requests += 1;
      return json({ data: null, errors: [{ message: 'Ill', extensions: { code: 'INTERNAL' } }] });
    };
    for (const pass of tooManyPasses) {
      service.requests = 0;
      expect(await send({ fetch: ill })).toEqual({ type: 'later' });
      // Halving, and one other in the place of each that has failed too often.
      expect(service.requests, `pass ${pass}`).toBeLessThanOrEqual(4);
    }
    await outbox.refresh();
    expect(outbox.entries.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await send()).toEqual({ type: 'empty' });
    expect(appliedIds()).toEqual(['m1', 'm2', 'm3']);
  });

  it('promise 7: does not refuse the only entry for a failure that may be the server’s', async () => {
    const outbox = await outboxWith(1);
    service.refuse = () => 'INTERNAL';
    for (const _pass of tooManyPasses) expect(await send()).toEqual({ type: 'later' });
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ state: 'waiting' }]);
    service.refuse = (_field, args) =>
      (args['input'] as { id: string }).id === 'm1' ? 'INTERNAL' : undefined;
    await addMeasurement(outbox, 'm2');
    expect(await send()).toEqual({ type: 'empty' });
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ state: 'refused', refusal: { code: 'INTERNAL' } }]);
    expect(appliedIds()).toEqual(['m2']);
  });

  it('finds all the entries on which the server fails, one behind the other, and sends what is behind them', async () => {
    const outbox = await outboxWith(4);
    service.refuse = (_field, args) =>
      ['m1', 'm2', 'm3'].includes((args['input'] as { id: string }).id) ? 'INTERNAL' : undefined;
    for (let pass = 0; pass < 15; pass += 1) await send();
    await outbox.refresh();
    expect(outbox.entries.map(({ state }) => state)).toEqual(['refused', 'refused', 'refused']);
    expect(appliedIds()).toEqual(['m4']);
  });

  it('promise 2: sends what is good where the server was ill for long and still fails on the first', async () => {
    const outbox = await outboxWith(4);
    const ill: typeof fetch = async () =>
      json({ data: null, errors: [{ message: 'Ill', extensions: { code: 'INTERNAL' } }] });
    for (const _pass of tooManyPasses) await send({ fetch: ill });
    for (const _pass of tooManyPasses) {
      await send({ fetch: ill });
      await outbox.refresh();
      if (outbox.entries.every(({ serverFailures }) => serverFailures >= 5)) break;
    }
    service.refuse = (_field, args) =>
      ['m1', 'm2', 'm4'].includes((args['input'] as { id: string }).id) ? 'INTERNAL' : undefined;
    for (let pass = 0; pass < 100 && appliedIds().length === 0; pass += 1) await send();
    await send();
    await outbox.refresh();
    expect(outbox.entries.map(({ state }) => state)).toEqual(['refused', 'refused', 'refused']);
    expect(appliedIds()).toEqual(['m3']);
  });

  it.each([503, 429])(
    'promise 7: is told by HTTP %d when to come back, and counts it against nothing',
    async (status) => {
      const outbox = await outboxWith(2);
      let requests = 0;
      const saying = (headers: Record<string, string>) =>
        send({
          fetch: async () => {
            requests += 1;
            return new Response('<h1>Away</h1>', { status, headers });
          },
        });
      const unavailable = { type: 'later', isUnavailable: true };
      expect(await saying({})).toEqual(unavailable);
      expect(await saying({ 'Retry-After': '20' })).toEqual({ ...unavailable, retryAfterMs: 20_000 });
      vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T08:00:00Z'));
      const date = { 'Retry-After': 'Fri, 20 Nov 2026 08:02:00 GMT' };
      expect(await saying(date)).toEqual({ ...unavailable, retryAfterMs: 120_000 });
      for (const named of ['soon', '-3', '0', 'Fri, 20 Nov 2020 08:00:00 GMT'])
        expect(await saying({ 'Retry-After': named }), named).toEqual(unavailable);
      vi.mocked(Date.now).mockRestore();
      expect(requests).toBe(7);
      await outbox.refresh();
      expect(outbox.entries.map(({ state, serverFailures }) => [state, serverFailures])).toEqual([
        ['waiting', 0],
        ['waiting', 0],
      ]);
    },
  );

  it('promise 7: a storage that cannot take a photo now is not sent it again at once, and says when', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    await addMeasurement(outbox, 'm1', { photo: { type: 'image/jpeg', bytes: new ArrayBuffer(8) } });
    const form = JSON.stringify({ url: 'http://localhost/objects', fields: {} });
    const away =
      (headers: Record<string, string>): typeof fetch =>
      async (input, init) => {
        if (String(input).endsWith('/objects')) return new Response('', { status: 503, headers });
        const { data } = service.answer(String(init?.body));
        for (const answer of Object.values(data)) (answer as Record<string, unknown>)['presignedUrl'] = form;
        return json({ data });
      };
    const unavailable = { type: 'later', isUnavailable: true };
    expect(await send({ fetch: away({}) })).toEqual(unavailable);
    expect(await send({ fetch: away({ 'Retry-After': '7' }) })).toEqual({
      ...unavailable,
      retryAfterMs: 7_000,
    });
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ state: 'uploading' }]);
  });

  it('promise 7: a storage that cannot take a photo does not keep her from deleting it', async () => {
    const outbox = await Outbox.open(MEMBER, 'test');
    const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
    const entry = await addMeasurement(outbox, 'm1', { photo });
    const form = JSON.stringify({ url: 'http://localhost/objects', fields: {} });
    let uploads = 0;
    const ill: typeof fetch = async (input, init) => {
      if (!String(input).endsWith('/objects'))
        return new Response(
          JSON.stringify(service.answer(String(init?.body))).replace('"{}"', JSON.stringify(form)),
        );
      uploads += 1;
      return new Response('', { status: 503 });
    };
    await send({ fetch: ill });
    expect(uploads).toBe(1);
    await outbox.add('deleteMeasurement', { id: 'm1' });
    expect(await send({ fetch: ill })).toEqual({ type: 'empty' });
    await outbox.refresh();
    expect(outbox.entries).toEqual([]);
    expect(await outbox.photoOf(entry)).toBeUndefined();
    expect(appliedIds()).toEqual(['m1', 'm1']);
    expect(uploads).toBe(1);
  });
});
