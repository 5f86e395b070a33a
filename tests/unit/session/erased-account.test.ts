// @vitest-environment jsdom
import '../../support/offline/device.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/offline/outbox.ts';
import { outboxName } from '../../../src/offline/outbox-database.ts';
import { leaveErased, leaveWhereErased } from '../../../src/session/erased-account.ts';
import { countLeftEntries } from '../../../src/session/left-entries.ts';
import { removeLeftovers } from '../../../src/session/member-data.ts';
import {
  clearKv,
  readKv,
  readSession,
  writeKv,
  writeSession,
} from '../../../src/session/session-database.ts';
import { signOut } from '../../../src/session/sign-out.ts';
import { keepTokens } from '../../support/kept-tokens.ts';
import { readTokens } from '../../../src/session/token-store.ts';
import { wipeDevice } from '../../support/offline/device.ts';

const ID = '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10';
const member = (id: string) => ({ id, email: `${id}@example.com`, groups: [] });
const ended = { member: member(ID), needsSignIn: true };
const erased = () => Response.json({ isErased: true });
let opened: string[];

/** Answers the question about her account. Returns the number of times it was asked. */
function serve(answer: () => Response | Promise<Response>): () => number {
  const asked = vi.fn(async (address: string) => {
    if (address !== `/erased/${ID}`) throw new Error(`Nobody asks for ${address}`);
    return answer();
  });
  vi.stubGlobal('fetch', asked);
  return () => asked.mock.calls.length;
}

async function logUnsent(): Promise<void> {
  const outbox = await Outbox.open(ID, 'test');
  const input = { id: 'm1', weight: 72.5, eventDateTime: '2026-11-22T07:30:00+02:00' };
  await outbox.add('createMeasurement', { input });
  outbox.close();
}

beforeEach(async () => {
  opened = [];
  vi.stubGlobal('location', {
    origin: 'http://localhost',
    protocol: 'http:',
    assign: (address: string) => opened.push(address),
  });
  await writeSession(ended);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await clearKv();
  wipeDevice();
});

it('promise 6: nothing of an erased member stays on a phone whose session has ended, and she is told', async () => {
  serve(erased);
  await leaveWhereErased(ID);
  expect(opened).toEqual(['/settings?action=erased']);
  expect(await readSession()).toBeUndefined();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(outboxName(ID));
});

it('what an erased member had not sent goes with the rest, and she is told that too', async () => {
  await logUnsent();
  serve(erased);
  await leaveWhereErased(ID);
  expect(opened).toEqual(['/settings?action=erased&unsent']);
  expect(await countLeftEntries()).toBe(0);
});

it.each<[string, () => Response]>([
  ['that she is not erased', () => Response.json({ isErased: false })],
  ['nothing', () => Response.error()],
  ['as a portal does', () => new Response('<!doctype html>')],
  ['that nobody is there', () => Response.json({ isErased: true }, { status: 404 })],
  ['that it fails', () => Response.json({ isErased: true }, { status: 500 })],
  ['in other words', () => Response.json({ isErased: 'true' })],
  ['without words', () => Response.json(null)],
])('promise 2: where the service answers %s, all stays as it is', async (_what, answer) => {
  await logUnsent();
  serve(answer);
  await leaveWhereErased(ID);
  expect(opened).toEqual([]);
  expect(await readSession()).toEqual(ended);
  expect(await countLeftEntries()).toBe(1);
});

it('promise 6: who signed in meanwhile stays, with all that is hers', async () => {
  const other = { member: member('other'), needsSignIn: false };
  serve(async () => {
    await writeSession(other);
    return erased();
  });
  await leaveWhereErased(ID);
  expect(opened).toEqual([]);
  expect(await readSession()).toEqual(other);
});

it('promise 6: so does who is signing in, whose tokens are here before her session', async () => {
  await writeKv('identity-configuration', { userPoolId: 'eu-north-1_x', userPoolClientId: 'client' });
  const claims = { sub: 'other', email: 'other@example.com', iat: 1, exp: 2 };
  const idToken = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  const tokens = { username: 'other', accessToken: 'a', refreshToken: 'r', idToken, clockDriftMs: 0 };
  await keepTokens(writeKv, 'client', tokens);
  serve(erased);
  await leaveWhereErased(ID);
  expect(opened).toEqual([]);
  expect(await readTokens('client')).toEqual(tokens);
});

describe('promise 6: what another page of hers keeps in the moment of the erasure', () => {
  const weigh = (outbox: Outbox) =>
    outbox.add('createMeasurement', {
      input: { id: 'm1', weight: 72.5, eventDateTime: '2026-11-22T07:30:00+02:00' },
    });
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);

  it('goes with the rest, however far that has come', async () => {
    for (let steps = 0; steps < 40; steps += 1) {
      await writeSession(ended);
      const there = await Outbox.open(ID, 'test');
      const leaving = leaveErased(ID);
      for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setImmediate(resolve));
      await Promise.all([leaving, weigh(there)]);
      there.close();
      // The page that says so is opened.
      await removeLeftovers();
      expect(await names(), `after ${steps} steps`).not.toContain(outboxName(ID));
    }
  });

  it('goes also where somebody else has signed in since, and out again', async () => {
    const there = await Outbox.open(ID, 'test');
    await leaveErased(ID);
    await weigh(there);
    there.close();
    await writeSession({ member: member('other'), needsSignIn: false });
    await signOut({ unsent: 'keep' });
    await removeLeftovers();
    expect(await names()).not.toContain(outboxName(ID));
  });

  it('goes where somebody else was just signing in, who stays', async () => {
    await logUnsent();
    const other = { member: member('other'), needsSignIn: false };
    await writeSession(other);
    expect(await leaveErased(ID)).toBe(false);
    expect(await readSession()).toEqual(other);
    await removeLeftovers();
    expect(await names()).not.toContain(outboxName(ID));
    expect(await readSession()).toEqual(other);
  });

  it('is not taken from a member who has only signed out', async () => {
    await logUnsent();
    await clearKv();
    await removeLeftovers();
    expect(await countLeftEntries()).toBe(1);
  });

  it('goes also where the phone died as the session was ended, because the note of her stayed all the while', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await leaveErased(ID);
    // Noted once, and never written again: between two writes the phone would have known of nobody.
    expect(put.mock.calls.filter(([, key]) => key === 'erased')).toHaveLength(1);
    put.mockRestore();
    expect(await readSession()).toBeUndefined();
    await logUnsent();
    await removeLeftovers();
    expect(await names()).not.toContain(outboxName(ID));
  });

  it('is watched for a day, and then nothing of her is left', async () => {
    await leaveErased(ID);
    expect(await readKv('erased')).toHaveProperty([ID]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
    await removeLeftovers();
    expect(await readKv('erased')).toEqual({});
  });
});

it('what two things begin at once says the same of what had not been sent', async () => {
  await logUnsent();
  await Promise.all([leaveErased(ID), leaveErased(ID)]);
  expect(opened).toEqual(['/settings?action=erased&unsent']);
});

it('she is told also where another page of hers was quicker', async () => {
  serve(async () => {
    await clearKv();
    return erased();
  });
  await leaveWhereErased(ID);
  expect(opened).toEqual(['/settings?action=erased']);
});

it('the service is asked once for what several things tell at a time, and by no page that she does not see', async () => {
  const asked = serve(() => Response.json({ isErased: false }));
  await Promise.all([leaveWhereErased(ID), leaveWhereErased(ID)]);
  expect(asked()).toBe(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await leaveWhereErased(ID);
  expect(asked()).toBe(1);
});
