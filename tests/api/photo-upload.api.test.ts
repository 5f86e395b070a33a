import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UploadTerms } from '../../server/ports/object-store.ts';
import { uploadPhoto } from '../../src/offline/upload-photo.ts';
import { JPEG, jpegOfAtLeast } from '../support/images.ts';
import type { ObjectServer } from '../support/object-server.ts';
import { OWNER, startObjectServer, termsFor } from '../support/object-server.ts';

const DATA = { id: OWNER };
const photoOf = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') => ({ type, bytes: bytes.buffer });
const PHOTO = photoOf(JPEG);

describe('a photo', () => {
  let server: ObjectServer;

  beforeEach(async () => {
    server = await startObjectServer();
  });

  afterEach(async () => {
    await server.close();
  });

  async function signedForm(change: Partial<UploadTerms> = {}): Promise<string> {
    return JSON.stringify(await server.store.presignUpload(termsFor(change)));
  }

  test('is stored byte for byte, even when it is sent twice', async () => {
    const form = await signedForm();
    expect(await uploadPhoto(form, OWNER, PHOTO, DATA)).toBe('stored');
    expect(await uploadPhoto(form, OWNER, PHOTO, DATA)).toBe('stored');
    const address = await server.store.presignRead(termsFor().key, 60);
    expect(new Uint8Array(await (await fetch(address)).arrayBuffer())).toEqual(JPEG);
  });

  test('is too late for a form that has expired', async () => {
    const form = await signedForm({ expiresInSeconds: 60 });
    server.passSeconds(60);
    expect(await uploadPhoto(form, OWNER, PHOTO, DATA)).toBe('expired');
  });

  test('of another measurement is not accepted with its form', async () => {
    expect(await uploadPhoto(await signedForm(), 'another', PHOTO, DATA)).toBe('expired');
  });

  test.each([
    ['too large', photoOf(jpegOfAtLeast(200_000))],
    ['empty', photoOf(new Uint8Array())],
    ['not what its type says', photoOf(JPEG, 'image/png')],
    ['no picture', photoOf(new TextEncoder().encode('<svg/>'))],
  ])('that is %s is refused for good', async (_what, photo) => {
    expect(await uploadPhoto(await signedForm(), OWNER, photo, DATA)).toBe('refused');
    expect(await server.store.exists(termsFor().key)).toBe(false);
  });

  test.each(['{', '{}', '[]', 'null', '{"url":1,"fields":{}}', '{"url":"http://127.0.0.1","fields":null}'])(
    'with a form that cannot be read asks for a fresh one: %s',
    async (form) => {
      expect(await uploadPhoto(form, OWNER, PHOTO, DATA)).toBe('expired');
    },
  );

  test('is kept for later if the storage is gone', async () => {
    const form = await signedForm();
    await server.close();
    expect(await uploadPhoto(form, OWNER, PHOTO, DATA)).toBe('later');
  });
});

describe('an upload', () => {
  /** Responds to the upload with the status, or never if it is 0, and to a redirect’s target with success. */
  async function uploadTo(
    status: number,
    body = '',
    options: { timeoutMs?: number; signal?: AbortSignal } = {},
  ) {
    const storage = createServer((request, response) => {
      request.resume();
      if (request.url === '/login') response.writeHead(204).end();
      else if (status !== 0)
        response.writeHead(status, status === 302 ? { location: '/login' } : {}).end(body);
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    const address = storage.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const form = JSON.stringify({ url: `http://127.0.0.1:${port}/`, fields: {} });
    const outcome = await uploadPhoto(form, OWNER, PHOTO, DATA, options);
    storage.closeAllConnections();
    await new Promise((resolve) => storage.close(resolve));
    return outcome;
  }

  test.each([200, 302, 401, 404, 408, 500])('answered with %i is kept for later', async (status) => {
    expect(await uploadTo(status, '<html>Logi sisse</html>')).toBe('later');
  });

  test.each([429, 503])('answered with %i leaves the storage alone for longer', async (status) => {
    expect(await uploadTo(status, '')).toEqual({ type: 'later', isUnavailable: true });
  });

  test.each([
    [400, '<Error><Code>EntityTooLarge</Code></Error>', 'refused'],
    [400, '<Error><Code>EntityTooSmall</Code></Error>', 'refused'],
    [400, '<Error><Code>RequestTimeout</Code></Error>', 'later'],
    [400, '<Error><Code>ExpiredToken</Code></Error>', 'expired'],
    [400, '', 'later'],
    [413, '', 'refused'],
    [403, '', 'expired'],
    [204, '', 'stored'],
  ])('answered %i "%s" is %s', async (status, body, outcome) => {
    expect(await uploadTo(status, body)).toBe(outcome);
  });

  test('that is never answered is kept for later when its time is over', async () => {
    expect(await uploadTo(0, '', { timeoutMs: 50 })).toBe('later');
  });

  test('that is aborted is kept for later', async () => {
    expect(await uploadTo(0, '', { signal: AbortSignal.abort() })).toBe('later');
  });

  test.each<{ message: string; given: Parameters<typeof uploadPhoto> }>([
    { message: 'No Data passed to upload function', given: ['{}', OWNER, PHOTO, undefined] },
    { message: 'No presignedUrl passed to upload function', given: [undefined, OWNER, PHOTO, DATA] },
    { message: 'No presignedUrl passed to upload function', given: ['', OWNER, PHOTO, DATA] },
    { message: 'No measurement id passed to upload function', given: ['{}', undefined, PHOTO, DATA] },
    { message: 'No file attached', given: ['{}', OWNER, undefined, DATA] },
  ])('throws: $message', async ({ message, given }) => {
    await expect(uploadPhoto(...given)).rejects.toThrow(new Error(message));
  });
});
