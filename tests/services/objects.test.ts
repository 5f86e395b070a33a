/** The store of photos gets requests past the server: forms and addresses that a phone uses, at an S3 that others wrote. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openS3ObjectStore } from '../../server/objects/s3-object-store.ts';
import type { ObjectStore, UploadTerms } from '../../server/ports/object-store.ts';
import { uploadPhoto } from '../../src/offline/upload-photo.ts';
import type { Bucket } from '../support/foreign-bucket.ts';
import { makeForeignBucket } from '../support/foreign-bucket.ts';
import { JPEG, jpegOfAtLeast } from '../support/images.ts';
import { OWNER, termsFor } from '../support/object-server.ts';
import { entriesOf, picture, post, REFUSED_CHANGES } from '../support/upload-form.ts';

const PUBLIC_URL = 'https://hoog.example.com';
const INCOMING = `incoming/${termsFor().key}`;
const DATA = { id: OWNER };
const photoOf = (bytes: Uint8Array<ArrayBuffer>) => ({ type: 'image/jpeg', bytes: bytes.buffer });

let bucket: Bucket;
let store: ObjectStore;

beforeAll(async () => {
  bucket = await makeForeignBucket(process.env['TEST_S3_ENDPOINT'] ?? '', { publicUrl: PUBLIC_URL });
  store = openS3ObjectStore({ bucket: bucket.name, region: bucket.region, endpoint: bucket.endpoint });
});
beforeEach(() => bucket.clear());
afterAll(() => bucket.close());

describe('an upload by form', () => {
  it('that meets its policy is stored, byte for byte, and becomes readable once it is confirmed', async () => {
    const presigned = await store.presignUpload(termsFor());
    expect(await post(presigned.url, [...entriesOf(presigned), picture()])).toMatchObject({ status: 204 });
    expect(await bucket.keys()).toEqual([INCOMING]);
    expect(new Uint8Array((await bucket.get(INCOMING)).bytes)).toEqual(JPEG);
    expect((await fetch(await store.presignFreshRead(termsFor().key, 60))).status).toBe(404);
    expect(await store.confirm(termsFor().key)).toBe(true);
    const read = await fetch(await store.presignFreshRead(termsFor().key, 60));
    expect(read.status).toBe(200);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
    });
  });

  it.each(REFUSED_CHANGES)('with %s is refused', async (_what, changes) => {
    const presigned = await store.presignUpload(termsFor());
    const answer = await post(presigned.url, [...entriesOf(presigned, changes), picture()]);
    // Services differ in the code that they give; the phone goes by the status.
    expect(answer).toMatchObject({ status: 403 });
    expect(await bucket.keys()).toEqual([]);
  });

  it('with a policy changed after signing is refused', async () => {
    const presigned = await store.presignUpload(termsFor());
    const policy = Buffer.from(presigned.fields['Policy'] ?? '', 'base64').toString('utf8');
    const widened = Buffer.from(policy.replace('100000', '900000')).toString('base64');
    const answer = await post(presigned.url, [...entriesOf(presigned, { Policy: widened }), picture()]);
    expect(answer).toMatchObject({ status: 403 });
    expect(await bucket.keys()).toEqual([]);
  });
});

describe('the phone', () => {
  const signed = async (change: Partial<UploadTerms> = {}) =>
    JSON.stringify(await store.presignUpload(termsFor(change)));

  it('learns that its photo is stored, also when it sends it twice', async () => {
    const form = await signed();
    expect(await uploadPhoto(form, OWNER, photoOf(JPEG), DATA)).toBe('stored');
    expect(await uploadPhoto(form, OWNER, photoOf(JPEG), DATA)).toBe('stored');
    expect(await bucket.keys()).toEqual([INCOMING]);
  });

  it.each([
    ['an expired form', { expiresInSeconds: -5 }, OWNER],
    ['the form of another measurement', {}, randomUUID()],
  ])('asks for a fresh form after %s', async (_what, change, owner) => {
    expect(await uploadPhoto(await signed(change), owner, photoOf(JPEG), DATA)).toBe('expired');
    expect(await bucket.keys()).toEqual([]);
  });

  it.each([
    ['too large', photoOf(jpegOfAtLeast(200_000))],
    ['empty', photoOf(new Uint8Array())],
  ])('learns that a photo that is %s is refused for good', async (_what, photo) => {
    expect(await uploadPhoto(await signed(), OWNER, photo, DATA)).toBe('refused');
    expect(await bucket.keys()).toEqual([]);
  });
});

describe('an address for reading', () => {
  it('that is changed in any part, or has expired, is refused', async () => {
    const { key } = termsFor();
    await bucket.put(key, { bytes: JPEG, contentType: 'image/jpeg' });
    const address = await store.presignFreshRead(key, 60);
    expect((await fetch(address)).status).toBe(200);
    const changed = [
      address.replace(OWNER, randomUUID()),
      address.replace('X-Amz-Expires=60', 'X-Amz-Expires=61'),
      address.replace(/X-Amz-Signature=./, (start) =>
        start.endsWith('0') ? `${start.slice(0, -1)}1` : `${start.slice(0, -1)}0`,
      ),
      address.replace(key, `${INCOMING}`),
      address.slice(0, address.indexOf('?')),
    ];
    for (const one of changed) expect([one, (await fetch(one)).status]).toEqual([one, 403]);
  });
});

describe('a browser', () => {
  const ask = async (origin: string, method: string) => {
    const { url } = await store.presignUpload(termsFor());
    const headers = { origin, 'access-control-request-method': method };
    const { headers: answered } = await fetch(url, { method: 'OPTIONS', headers });
    return answered.get('access-control-allow-origin');
  };

  it('may send and read from the product’s own pages, and from no other', async () => {
    expect(await ask(PUBLIC_URL, 'POST')).toBe(PUBLIC_URL);
    expect(await ask(PUBLIC_URL, 'GET')).toBe(PUBLIC_URL);
    expect(await ask(PUBLIC_URL, 'DELETE')).toBeNull();
    expect(await ask('https://other.example.com', 'POST')).toBeNull();
  });
});
