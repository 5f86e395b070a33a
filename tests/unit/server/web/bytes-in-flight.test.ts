import { afterEach, expect, it } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import {
  FLIGHT_LIMITS,
  type FlightLimits,
  limitBytesInFlight,
} from '../../../../server/web/bytes-in-flight.ts';

/** More than a machine takes from a process for a caller who reads nothing. */
const LONG = 'x'.repeat(32 * 1024 * 1024);

let app: FastifyInstance;
const unread: Socket[] = [];
afterEach(async () => {
  for (const socket of unread.splice(0)) socket.destroy();
  await app.close();
});

/** With room for one long answer. */
async function start(limits: Partial<FlightLimits> = {}): Promise<string> {
  app = fastify({ forceCloseConnections: true });
  limitBytesInFlight(app, { ...FLIGHT_LIMITS, bytes: 1.5 * LONG.length, ...limits });
  app.get('/long', () => LONG);
  app.get('/short', () => 'x');
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Asks for the long answer and reads its beginning alone. */
async function leaveUnread(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  unread.push(socket);
  socket.write('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'readable');
  return socket;
}

const statusOf = async (url: string) => {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
};

async function untilThereIsRoom(url: string): Promise<void> {
  await expect.poll(() => statusOf(`${url}/long`), { timeout: 60_000 }).toBe(200);
}

it('refuses a long answer while others fill the room, for as long as they do, and never a short one', async () => {
  const url = await start();
  expect(await statusOf(`${url}/long`)).toBe(200);
  const socket = await leaveUnread();
  const refused = await fetch(`${url}/long`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect(await statusOf(`${url}/short`)).toBe(200);
  socket.destroy();
  await untilThereIsRoom(url);
});

it('closes a connection that is not read', async () => {
  const url = await start({ stalledMs: 100 });
  await leaveUnread();
  await untilThereIsRoom(url);
});

it('closes one that is read by drops', async () => {
  const url = await start({ stalledMs: 2_000, leastBytesPerSecond: 1e9 });
  const socket = await leaveUnread();
  const reading = setInterval(() => socket.read(), 50);
  try {
    await untilThereIsRoom(url);
  } finally {
    clearInterval(reading);
  }
});
