import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { JPEG, jpegOfAtLeast, PNG, WEBP } from '../support/images.ts';
import type { ObjectServer } from '../support/object-server.ts';
import { startObjectServer, termsFor } from '../support/object-server.ts';
import type { Entry } from '../support/upload-form.ts';
import { entriesOf, picture, post, REFUSED_CHANGES, upload } from '../support/upload-form.ts';

let server: ObjectServer;

beforeEach(async () => {
  server = await startObjectServer();
});

afterEach(async () => {
  await server.close();
});

async function expectNothingStored(): Promise<void> {
  expect(await server.fileCount('staging')).toBe(0);
  expect(await server.fileCount('stored')).toBe(0);
}

describe('an upload by form', () => {
  test.each([
    ['image/jpeg', JPEG],
    ['image/jpg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ])('that meets its policy is stored: %s', async (contentType, bytes) => {
    const presigned = await server.store.presignUpload(termsFor());
    expect(presigned.url.startsWith(`${server.origin}/objects/`)).toBe(true);
    const answer = await post(presigned.url, [
      ...entriesOf(presigned, { 'Content-Type': contentType }),
      picture(bytes),
    ]);
    expect(answer.status).toBe(204);
    expect(await server.store.exists(termsFor().key)).toBe(true);
    expect(await server.fileCount('staging')).toBe(0);
  });

  test.each(REFUSED_CHANGES)('with %s is refused', async (_what, changes, code) => {
    const presigned = await server.store.presignUpload(termsFor());
    const answer = await post(presigned.url, [...entriesOf(presigned, changes), picture()]);
    expect(answer).toMatchObject({ status: 403, code });
    await expectNothingStored();
  });

  test('with a policy changed after signing is refused', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const policy = Buffer.from(presigned.fields['Policy'] ?? '', 'base64').toString('utf8');
    const widened = Buffer.from(policy.replace('100000', '900000')).toString('base64');
    expect(widened).not.toBe(presigned.fields['Policy']);
    const answer = await post(presigned.url, [...entriesOf(presigned, { Policy: widened }), picture()]);
    expect(answer).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
    await expectNothingStored();
  });

  test('is accepted until its policy expires, and refused from then on', async () => {
    const presigned = await server.store.presignUpload(termsFor({ expiresInSeconds: 60 }));
    const entries = [...entriesOf(presigned), picture()];
    server.passSeconds(58);
    expect(await post(presigned.url, entries)).toMatchObject({ status: 204 });
    server.passSeconds(2);
    expect(await post(presigned.url, entries)).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  test('is timed by the store’s clock, not by the machine’s', async () => {
    server.passSeconds(86_400);
    const presigned = await server.store.presignUpload(termsFor());
    expect(await post(presigned.url, [...entriesOf(presigned), picture()])).toMatchObject({ status: 204 });
  });

  test('never has longer than five minutes', async () => {
    const presigned = await server.store.presignUpload(termsFor({ expiresInSeconds: 3600 }));
    server.passSeconds(301);
    expect(await post(presigned.url, [...entriesOf(presigned), picture()])).toMatchObject({ status: 403 });
  });

  test('with the acl that its policy names is accepted, and reading it still needs a signature', async () => {
    const terms = termsFor({ acl: 'public-read' });
    const presigned = await server.store.presignUpload(terms);
    const answer = await post(presigned.url, [...entriesOf(presigned, { acl: 'public-read' }), picture()]);
    expect(answer.status).toBe(204);
    expect((await fetch(`${server.origin}/objects/hoog/${terms.key}`)).status).toBe(403);
  });

  test('one byte above the maximum is refused, and at the maximum accepted', async () => {
    const exact = await server.store.presignUpload(termsFor({ maxBytes: JPEG.byteLength }));
    const tight = await server.store.presignUpload(termsFor({ maxBytes: JPEG.byteLength - 1 }));
    const refused = await post(tight.url, [...entriesOf(tight), picture()]);
    expect(refused).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    await expectNothingStored();
    expect(await post(exact.url, [...entriesOf(exact), picture()])).toMatchObject({ status: 204 });
  });

  test('far above the maximum is refused at once and leaves no file', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const answer = await post(presigned.url, [...entriesOf(presigned), picture(jpegOfAtLeast(20_000_000))]);
    expect(answer).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    await expectNothingStored();
  });

  test('of an empty file is refused', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const answer = await post(presigned.url, [...entriesOf(presigned), picture(new Uint8Array())]);
    expect(answer).toMatchObject({ status: 400, code: 'EntityTooSmall' });
    await expectNothingStored();
  });

  test('with the file before its fields is refused', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const answer = await post(presigned.url, [picture(), ...entriesOf(presigned)]);
    expect(answer).toMatchObject({ status: 400, code: 'InvalidArgument' });
    await expectNothingStored();
  });

  test('with a field after the file is refused', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const answer = await post(presigned.url, [...entriesOf(presigned), picture(), ['x-ignore-me', 'late']]);
    expect(answer).toMatchObject({ status: 400, code: 'InvalidArgument' });
    await expectNothingStored();
  });

  test('of two files is refused', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const answer = await post(presigned.url, [...entriesOf(presigned), picture(), picture()]);
    expect(answer).toMatchObject({ status: 400, code: 'InvalidArgument' });
    await expectNothingStored();
  });

  test('without a file is refused', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    expect(await post(presigned.url, entriesOf(presigned))).toMatchObject({
      status: 400,
      code: 'InvalidArgument',
    });
  });

  test('with one field twice, and two values, is refused', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const entries: Entry[] = [['key', 'measurements/another'], ...entriesOf(presigned), picture()];
    expect(await post(presigned.url, entries)).toMatchObject({ status: 400, code: 'InvalidArgument' });
  });

  test('that is not a form is refused', async () => {
    const { url } = await server.store.presignUpload(termsFor());
    const response = await fetch(url, { method: 'POST', body: 'not a form' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<Code>MalformedPOSTRequest</Code>');
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a film', '\0\0\0\x20ftypisom'],
  ])('of %s with the name and type of a JPEG is refused', async (_what, text) => {
    const presigned = await server.store.presignUpload(termsFor());
    const answer = await post(presigned.url, [
      ...entriesOf(presigned),
      picture(new Uint8Array(Buffer.from(text))),
    ]);
    expect(answer).toMatchObject({ status: 400, code: 'UnexpectedContent' });
    await expectNothingStored();
  });

  test('of an honest SVG is refused, although its type begins with image/', async () => {
    const presigned = await server.store.presignUpload(termsFor());
    const svg = picture(new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'foto.svg');
    const answer = await post(presigned.url, [
      ...entriesOf(presigned, { 'Content-Type': 'image/svg+xml' }),
      svg,
    ]);
    expect(answer).toMatchObject({ status: 400, code: 'UnexpectedContent' });
  });

  test('replaces what the key held before, leaving one object', async () => {
    await upload(server);
    await upload(server, jpegOfAtLeast(70_000), termsFor({ maxBytes: 200_000 }));
    expect(await server.fileCount('stored')).toBe(2);
    const response = await fetch(await server.store.presignRead(termsFor().key, 60));
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(70_000);
  });
});
