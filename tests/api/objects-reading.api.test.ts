import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { JPEG } from '../support/images.ts';
import type { ObjectServer } from '../support/object-server.ts';
import { OWNER, startObjectServer, termsFor } from '../support/object-server.ts';
import { upload } from '../support/upload-form.ts';

let server: ObjectServer;

beforeEach(async () => {
  server = await startObjectServer();
});

afterEach(async () => {
  await server.close();
});

describe('a presigned address', () => {
  test('serves the picture as a picture that no cache keeps', async () => {
    await upload(server);
    const address = await server.store.presignRead(termsFor().key, 60);
    expect(address.startsWith(`${server.origin}/objects/`)).toBe(true);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(JPEG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(JPEG.byteLength),
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="foto.jpg"',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test.each([
    ['bytes=2-5', `bytes 2-5/${JPEG.byteLength}`, JPEG.subarray(2, 6)],
    ['bytes=100-', `bytes 100-${JPEG.byteLength - 1}/${JPEG.byteLength}`, JPEG.subarray(100)],
    ['bytes=-2', `bytes ${JPEG.byteLength - 2}-${JPEG.byteLength - 1}/${JPEG.byteLength}`, JPEG.subarray(-2)],
  ])('serves a range: %s', async (range, contentRange, bytes) => {
    await upload(server);
    const response = await fetch(await server.store.presignRead(termsFor().key, 60), { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test('is 416 for a range beyond the end', async () => {
    await upload(server);
    const address = await server.store.presignRead(termsFor().key, 60);
    const response = await fetch(address, { headers: { range: 'bytes=9000-' } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${JPEG.byteLength}`);
  });

  test('changed in any part is refused', async () => {
    await upload(server);
    const address = await server.store.presignRead(termsFor().key, 60);
    const changed = [
      address.replace(OWNER, 'another'),
      address.replace('X-Amz-Expires=60', 'X-Amz-Expires=61'),
      address.replace(
        /X-Amz-Signature=./,
        (start) => `${start.slice(0, -1)}${start.endsWith('0') ? '1' : '0'}`,
      ),
      `${address}&response-content-type=text%2Fhtml`,
      address.slice(0, address.indexOf('?')),
    ];
    for (const one of changed) expect([one, (await fetch(one)).status]).toEqual([one, 403]);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(403);
  });

  test('is refused once it has expired', async () => {
    await upload(server);
    const address = await server.store.presignRead(termsFor().key, 60);
    server.passSeconds(59);
    expect((await fetch(address)).status).toBe(200);
    server.passSeconds(1);
    expect((await fetch(address)).status).toBe(403);
  });

  test('never lives longer than fifteen minutes', async () => {
    await upload(server);
    const address = await server.store.presignRead(termsFor().key, 3600);
    server.passSeconds(900);
    expect((await fetch(address)).status).toBe(403);
    expect((await fetch(await server.store.presignRead(termsFor().key, 3600))).status).toBe(200);
  });

  test('of a missing object is 404', async () => {
    const response = await fetch(await server.store.presignRead('measurements/none', 60));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<Code>NoSuchKey</Code>');
  });

  test.each(['a b/ü.txt', '..a/b..jpg', "it's (1)*!.jpg", 'a+b&c=d.jpg'])(
    'serves the key %s',
    async (key) => {
      await upload(server, JPEG, termsFor({ key }));
      expect((await fetch(await server.store.presignRead(key, 60))).status).toBe(200);
    },
  );
});

describe('the store', () => {
  test('keeps its objects and its keys across a restart', async () => {
    await upload(server);
    server = await server.restart();
    expect(await server.store.exists(termsFor().key)).toBe(true);
    expect((await fetch(await server.store.presignRead(termsFor().key, 60))).status).toBe(200);
  });

  test('deletes what is removed, and removing nothing is no error', async () => {
    await upload(server);
    const address = await server.store.presignRead(termsFor().key, 60);
    await server.store.remove(termsFor().key);
    await server.store.remove(termsFor().key);
    expect(await server.store.exists(termsFor().key)).toBe(false);
    expect((await fetch(address)).status).toBe(404);
    expect(await server.fileCount('stored')).toBe(0);
  });

  test.each([
    ['DELETE', '/objects/hoog/measurements/x', 405],
    ['PUT', '/objects/hoog/measurements/x', 405],
    ['GET', '/objects/hoog/measurements/x', 403],
    ['GET', '/objects/another/x', 404],
  ])('responds to %s %s with %i, in XML, with the same policy', async (method, path, status) => {
    const response = await fetch(`${server.origin}${path}`, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });
});
