/** Her acts while her entries are being sent, and their effect on those that wait. */
import { actAs, freezePage, wipeDevice } from '../../support/offline/device.ts';
import { ModelService } from '../../support/offline/model-service.ts';
import { hearFailures } from '../../support/told-failures.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuedVariables } from '../../../contract/queued-mutations.ts';
import type { EntryOfKind } from '../../../src/offline/entry.ts';
import { Outbox } from '../../../src/offline/outbox.ts';
import { OutboxConnection } from '../../../src/offline/outbox-database.ts';
import { type SenderOptions, sendAll } from '../../../src/offline/sender.ts';
import type { TokenAnswer } from '../../../src/offline/token-answer.ts';

const MEMBER = 'member';
const HOUR_MS = 3_600_000;
const eventDateTime = '2026-11-20T07:30:00+02:00';
const weighed = (id: string, weight = 68.5) => ({ input: { id, weight, eventDateTime } });
const signedIn: TokenAnswer = { type: 'token', token: 'good', memberId: MEMBER };
let service: ModelService;
let outbox: Outbox;
let bodies: string[];

beforeEach(async () => {
  wipeDevice();
  service = new ModelService();
  bodies = [];
  outbox = await Outbox.open(MEMBER, 'test');
});
afterEach(() => {
  vi.restoreAllMocks();
  outbox.close();
});

const measure = (id: string): Promise<EntryOfKind<'createMeasurement'>> =>
  outbox.add('createMeasurement', weighed(id));

function send(options: Partial<SenderOptions> = {}) {
  return sendAll({
    memberId: MEMBER,
    endpoint: 'http://localhost/graphql',
    token: async () => signedIn,
    fetch: async (_input, init) => {
      bodies.push(String(init?.body));
      return Response.json(service.answer(String(init?.body)));
    },
    ...options,
  });
}

/** The service, and a storage of photos that answers all uploads alike. */
function withStorage(status: number): typeof fetch {
  const presignedUrl = JSON.stringify({ url: 'http://localhost/objects', fields: {} });
  return async (input, init) => {
    if (String(input).endsWith('/objects')) return new Response(null, { status });
    const answer = service.answer(String(init?.body));
    for (const created of Object.values(answer.data)) Object.assign(created as object, { presignedUrl });
    return Response.json(answer);
  };
}

const appliedIds = () => service.applied.map(({ id }) => id);

describe('while a token is requested', () => {
  it('promise 5: what she takes back is not sent and does not come back', async () => {
    const [first, second] = [await measure('m1'), await measure('m2')];
    const token = async () => {
      expect(await outbox.drop(first)).toBe(true);
      return signedIn;
    };
    expect(await send({ token })).toEqual({ type: 'empty' });
    await outbox.refresh();
    expect([appliedIds(), outbox.entries]).toEqual([['m2'], []]);
    expect(second.id).not.toBe(first.id);
  });

  it('promise 5: sends an entry as she last edited it', async () => {
    const entry = await measure('m1');
    const token = async () => {
      await outbox.edit(entry, weighed('m1', 61.5));
      return signedIn;
    };
    expect(await send({ token })).toEqual({ type: 'empty' });
    expect(bodies.map((body) => body.includes('61.5') && !body.includes('68.5'))).toEqual([true]);
  });
});

describe('an entry on which the server failed', () => {
  it('promise 2: sends it by itself once the server works again, without holding up the entries behind it', async () => {
    const heard = hearFailures();
    const now = Date.now.bind(Date);
    await measure('m1');
    await measure('m2');
    service.refuse = (_field, { input }) => ((input as { id: string }).id === 'm1' ? 'INTERNAL' : undefined);
    for (let pass = 0; pass < 5; pass += 1) await send();
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ state: 'refused', refusal: { code: 'INTERNAL' } }]);
    await measure('m3');
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 2 * HOUR_MS);
    expect(await send()).toEqual({ type: 'empty' });
    await outbox.refresh();
    expect([appliedIds(), outbox.entries.map(({ state }) => state)]).toEqual([['m2', 'm3'], ['refused']]);
    service.refuse = () => undefined;
    expect(await send()).toEqual({ type: 'empty' });
    expect(appliedIds()).toEqual(['m2', 'm3']);
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 48 * HOUR_MS);
    expect(await send()).toEqual({ type: 'empty' });
    await outbox.refresh();
    expect([appliedIds(), outbox.entries]).toEqual([['m2', 'm3', 'm1'], []]);
    expect(new Set(heard)).toEqual(new Set(['Failed: createMeasurement INTERNAL']));
  });
});

describe('a change of a mark that comes back refused', () => {
  const markOf = (value: string, changedAt: string, key = 'a'): QueuedVariables['saveMarks'] => ({
    input: [{ kind: 'k', key, value, changedAt }],
  });
  const later = '2026-11-20T07:31:00+02:00';
  const sendChangedMeanwhile = async (meanwhile: () => Promise<unknown>) => {
    await outbox.add('saveMarks', markOf('1', eventDateTime));
    let isFirst = true;
    await send({
      fetch: async (_input, init) => {
        service.refuse = () => (isFirst ? 'NOT_AUTHORIZED' : undefined);
        if (isFirst) await meanwhile();
        const answer = service.answer(String(init?.body));
        isFirst = false;
        return Response.json(answer);
      },
    });
    await outbox.refresh();
  };

  it('promise 5: gives its place to a later one, which waits for nobody then', async () => {
    const heard = hearFailures();
    await sendChangedMeanwhile(() => outbox.add('saveMarks', markOf('2', later)));
    expect([outbox.entries, service.requests, service.requested]).toMatchObject([
      [],
      2,
      [{ field: 'saveMarks' }],
    ]);
    expect(heard).toEqual(['Failed: saveMarks NOT_AUTHORIZED']);
  });

  it('promise 5: stays where a later one is of something else', async () => {
    const heard = hearFailures();
    await sendChangedMeanwhile(() => outbox.add('saveMarks', markOf('2', later, 'b')));
    expect(outbox.entries).toMatchObject([{ state: 'refused', variables: markOf('1', eventDateTime) }]);
    expect(heard).toEqual(['Failed: saveMarks NOT_AUTHORIZED']);
  });
});

describe('finding out whether the server can be reached', () => {
  it('sends one entry, and then everything that waits', async () => {
    for (const id of ['m1', 'm2', 'm3']) await measure(id);
    expect(await send({ isProbing: true })).toEqual({ type: 'empty' });
    expect(bodies.map((body) => body.match(/createMeasurement\(/g)?.length)).toEqual([1, 2]);
  });
});

describe('a photo that the disk has lost', () => {
  it('promise 5: is shown as refused, and holds up no other', async () => {
    const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
    const lost = await outbox.add('createMeasurement', weighed('m1'), { photo });
    await outbox.add('createMeasurement', weighed('m2'), { photo });
    const disk = new OutboxConnection(MEMBER);
    await disk.run((database) => database.delete('photos', lost.id));
    disk.close();
    const end = await send({ fetch: withStorage(204) });
    expect(end).toEqual({ type: 'empty' });
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ id: lost.id, refusal: { code: 'PHOTO_REFUSED' } }]);
  });
});

describe('a photo that cannot be stored now', () => {
  it('holds up nothing that a frozen page holds back, nor what is behind that', async () => {
    const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
    await outbox.add('createMeasurement', weighed('m1'), { photo });
    const frozen = await Outbox.open(MEMBER, 'test');
    actAs('frozen');
    await frozen.add('createMeasurement', weighed('m2'), { holdMs: 50 });
    freezePage('frozen');
    actAs('page');
    await measure('m3');
    expect(await send({ fetch: withStorage(503) })).toMatchObject({ type: 'later' });
    expect(appliedIds()).toEqual(['m1', 'm2', 'm3']);
    frozen.close();
  });
});

describe('a sender that was frozen with an entry on the wire', () => {
  /** It sends, and is frozen until its answer is let through; another one has the turn. */
  async function freezeSender(answer: () => Response): Promise<() => Promise<unknown>> {
    let thaw = () => {};
    const thawed = new Promise<void>((resolve) => {
      thaw = resolve;
    });
    actAs('frozen');
    let pass: Promise<unknown> = Promise.resolve();
    let answerOnce = answer;
    await new Promise<void>((resolve) => {
      pass = send({
        fetch: async () => {
          resolve();
          await thawed;
          const answering = answerOnce;
          answerOnce = fails;
          return answering();
        },
      });
    });
    freezePage('frozen');
    actAs('page');
    await navigator.locks.request(`outbox:${MEMBER}`, { steal: true }, async () => undefined);
    return () => {
      thaw();
      return pass;
    };
  }

  const fails = (): Response => {
    throw new TypeError('Failed to fetch');
  };
  const answered = (entry: object | null, code?: string) => () =>
    Response.json({
      data: { e1: entry },
      ...(code !== undefined && { errors: [{ message: code, path: ['e1'], extensions: { code } }] }),
    });
  const taken = answered({ id: 'm1', presignedUrl: '{}', measurement: { id: 'm1' } });

  it.each([
    ['its request fails', fails],
    ['its entry was refused', answered(null, 'BAD_USER_INPUT')],
    ['its entry was taken after all', taken],
  ])('promise 2: leaves what she has changed since as it is when %s', async (_name, answer) => {
    const heard = hearFailures();
    await outbox.add('createMeasurement', weighed('m1', 685));
    const thaw = await freezeSender(answer);
    service.refuse = () => 'BAD_USER_INPUT';
    await send();
    await outbox.refresh();
    const [refused] = outbox.entries;
    await outbox.edit(refused as EntryOfKind<'createMeasurement'>, weighed('m1'));
    await thaw();
    await outbox.refresh();
    expect(outbox.entries).toMatchObject([{ state: 'waiting', variables: weighed('m1') }]);
    expect(new Set(heard)).toEqual(new Set(['Failed: createMeasurement BAD_USER_INPUT']));
  });

  it('promise 2: leaves what another sends to that one, also within a millisecond', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    await measure('m1');
    const thaw = await freezeSender(fails);
    const states: unknown[] = [];
    await send({
      fetch: async (_input, init) => {
        await thaw();
        await outbox.refresh();
        states.push(...outbox.entries.map(({ state, attempts }) => [state, attempts]));
        return Response.json(service.answer(String(init?.body)));
      },
    });
    await outbox.refresh();
    expect([states, outbox.entries]).toEqual([[['sending', 2]], []]);
  });

  it('promise 3: settles what it sent where nothing else became of it', async () => {
    await measure('m1');
    const thaw = await freezeSender(taken);
    await send({ fetch: async () => fails() });
    await thaw();
    await outbox.refresh();
    expect(outbox.entries).toEqual([]);
  });
});
