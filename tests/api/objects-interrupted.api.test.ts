import { createConnection } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PresignedPost } from '../../server/ports/object-store.ts';
import { JPEG } from '../support/images.ts';
import type { ObjectServer } from '../support/object-server.ts';
import { OWNER, startObjectServer, termsFor } from '../support/object-server.ts';

let server: ObjectServer;

beforeEach(async () => {
  server = await startObjectServer();
});

afterEach(async () => {
  await server.close();
});

/** Sends the beginning of a form over a raw connection, which then stays open. */
function sendBeginning({ fields }: PresignedPost): ReturnType<typeof createConnection> {
  const part = (name: string, value: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const all = { ...fields, 'Content-Type': 'image/jpeg', 'x-amz-meta-owner': OWNER };
  const form = Object.entries(all).map(([name, value]) => part(name, value));
  const file = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const head = `POST /objects/hoog HTTP/1.1\r\nhost: ${new URL(server.origin).host}\r\ncontent-length: 90000\r\n`;
  const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1');
  socket.write(`${head}content-type: multipart/form-data; boundary=edge\r\n\r\n${form.join('')}${file}`);
  socket.write(JPEG.subarray(0, 50));
  return socket;
}

async function expectStaged(count: number): Promise<void> {
  await expect.poll(() => server.fileCount('staging'), { interval: 10 }).toBe(count);
}

describe('an upload that is not finished', () => {
  test('leaves nothing if the sender disconnects in the middle of the file', async () => {
    const socket = sendBeginning(await server.store.presignUpload(termsFor()));
    await expectStaged(1);
    socket.destroy();
    await expectStaged(0);
    expect(await server.fileCount('stored')).toBe(0);
  });

  test('is refused and removed if it is too slow', async () => {
    await server.close();
    server = await startObjectServer({ uploadTimeoutMs: 200 });
    const socket = sendBeginning(await server.store.presignUpload(termsFor()));
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).toContain('<Code>RequestTimeout</Code>');
    socket.destroy();
    expect(await server.fileCount('staging')).toBe(0);
    expect(await server.fileCount('stored')).toBe(0);
  });

  test('stores nothing half if the server stops meanwhile, and is not disturbed by another that starts', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const socket = sendBeginning(presigned);
    socket.on('error', () => undefined);
    await expectStaged(1);
    const next = await startObjectServer({ dataDir: server.dataDir });
    expect(await server.fileCount('staging')).toBe(1);
    expect(await next.store.exists(termsFor().key)).toBe(false);
    socket.destroy();
    await expectStaged(0);
    await next.close();
  });
});
