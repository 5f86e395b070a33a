/** A small push service: it takes messages for the devices that were made here, and answers as a test wants. */
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import type { PushReceiver } from './web-push-receiver.ts';
import { createPushReceiver } from './web-push-receiver.ts';

export interface PushDevice extends PushReceiver {
  endpoint: string;
}

interface TakenMessage {
  /** The endpoint. */
  to: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  origin: string;
  /** In the order in which they came. */
  taken: readonly TakenMessage[];
  newDevice(): PushDevice;
  /** The status for this device from now on; without an answer if it is null. */
  answer(device: PushDevice, status: number | null): void;
  close(): Promise<void>;
}

const CREATED = 201;

export async function startPushService(): Promise<PushService> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const taken: TakenMessage[] = [];
  const answers = new Map<string, number | null>();
  const server = createServer((request, response) => {
    const to = `${origin}${request.url}`;
    void buffer(request).then((body) => {
      taken.push({ to, headers: request.headers, body });
      const status = answers.get(to);
      if (status !== null) response.writeHead(status ?? CREATED).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin,
    taken,
    newDevice: () => ({ ...createPushReceiver(), endpoint: `${origin}/push/${randomUUID()}` }),
    answer: ({ endpoint }, status) => void answers.set(endpoint, status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
