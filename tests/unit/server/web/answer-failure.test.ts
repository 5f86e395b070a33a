/** The response and the log if an answer breaks off. */
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerFailure } from '../../../../server/web/answer-failure.ts';

const ERROR = 50;

let app: FastifyInstance;
let source: Readable;
let levels: number[];

beforeEach(async () => {
  levels = [];
  const stream = new PassThrough();
  stream.on('data', (line: Buffer) => levels.push((JSON.parse(String(line)) as { level: number }).level));
  app = fastify({ logger: { level: 'info', stream } });
  app.setErrorHandler(answerFailure);
  await app.register(compress, { threshold: 0 });
  app.post('/answer', (_request, reply) => reply.type('text/plain').send(source));
  await app.listen({ port: 0, host: '127.0.0.1' });
  // It has begun, but no byte has arrived yet.
  source = new Readable({ read: () => undefined });
});
afterEach(() => app.close());

it.each(['gzip', 'identity'])(
  'a caller who leaves before the %s answer arrives is no failure',
  async (encoding) => {
    const { port } = app.server.address() as AddressInfo;
    const caller = connect(port, '127.0.0.1');
    caller.write(
      `POST /answer HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\naccept-encoding: ${encoding}\r\n\r\n{}`,
    );
    await once(app.server, 'request');
    await expect.poll(() => source.listenerCount('close')).toBeGreaterThan(0);
    const isOver = new Promise((resolve) => source.once('close', resolve));
    caller.destroy();
    await isOver;
    await app.close();
    expect(levels.filter((level) => level >= ERROR)).toEqual([]);
  },
);

it.each(['gzip', 'identity'])(
  'a source that breaks off while a caller waits for %s is a failure with a status code',
  async (encoding) => {
    const { port } = app.server.address() as AddressInfo;
    const answer = fetch(`http://127.0.0.1:${port}/answer`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
    });
    await once(app.server, 'request');
    await expect.poll(() => source.listenerCount('close')).toBeGreaterThan(0);
    source.destroy();
    const response = await answer;
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: expect.any(String), reference: expect.stringMatching(/^[0-9a-f]{8}$/) },
    ]);
    expect(levels.filter((level) => level >= ERROR)).toEqual([ERROR]);
  },
);
