/** Connections that could keep a process from ending. */
import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerDrain } from '../../../../server/web/drain.ts';

const REQUEST = 'GET /film HTTP/1.1\r\nhost: x\r\n\r\n';

/** Something that is waited for until it is told. */
function signal() {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { told, tell };
}

let app: FastifyInstance;
let answer: ReturnType<typeof signal>;
let closing: ReturnType<typeof signal>;
let others: ReturnType<typeof signal>;
let sockets: Socket[];

/** An answer whose head is sent long before its end. */
async function* film() {
  yield 'begun';
  await answer.told;
  yield ' done';
}

async function serve(options: { endedAfterMs?: number; preClose?: () => Promise<void> } = {}): Promise<void> {
  app = fastify({ forceCloseConnections: 'idle' });
  registerDrain(app, options.endedAfterMs);
  if (options.preClose) app.addHook('preClose', options.preClose);
  app.get('/film', (_request, reply) => reply.type('text/plain').send(Readable.from(film())));
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** A client that never ends its connection by itself. */
async function open(): Promise<{ socket: Socket; received: Promise<string> }> {
  const accepted = once(app.server, 'connection');
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  let text = '';
  socket.on('data', (bytes) => {
    text += String(bytes);
  });
  socket.on('error', () => undefined);
  const received = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  await accepted;
  return { socket, received };
}

beforeEach(() => {
  sockets = [];
  [answer, closing, others] = [signal(), signal(), signal()];
});
afterEach(async () => {
  answer.tell();
  others.tell();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

it('is not kept from ending by a connection on which nothing was asked', async () => {
  await serve();
  const { received } = await open();
  await app.close();
  expect(await received).toBe('');
});

it('ends what is under way, and the connection with it', async () => {
  await serve();
  const { socket, received } = await open();
  socket.write(REQUEST);
  await once(socket, 'data');
  const closed = app.close();
  answer.tell();
  await closed;
  expect(await received).toMatch(/begun[^]* done/u);
});

it('takes no connection while others of its parts are still closing', async () => {
  const preClose = () => {
    closing.tell();
    return others.told;
  };
  await serve({ preClose });
  const closed = app.close();
  await closing.told;
  const { received } = await open();
  expect(await received).toBe('');
  others.tell();
  await closed;
});

it('does not wait for ever for an answer that has no end', async () => {
  await serve({ endedAfterMs: 1 });
  const { socket, received } = await open();
  socket.write(REQUEST);
  await once(socket, 'data');
  await app.close();
  expect(await received).not.toContain('done');
});
