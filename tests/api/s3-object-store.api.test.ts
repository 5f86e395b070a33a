import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TIME_LIMIT_MS } from '../../server/graphql/time-limit.ts';
import type { ObjectStore } from '../../server/ports/object-store.ts';
import { openS3ObjectStore } from '../../server/objects/s3-object-store.ts';
import { PHOTO_MAX_BYTES } from '../../src/contract/limits.ts';
import type { Bucket } from '../support/foreign-bucket.ts';
import { TEST_S3_ENDPOINT } from '../support/foreign-bucket.ts';
import { openBucket } from '../support/s3-service.ts';

let s3: Bucket;
let store: ObjectStore;

beforeAll(async () => {
  s3 = await openBucket();
  const { name: bucket, region, endpoint } = s3;
  const anyKeys = { credentials: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' } };
  store = openS3ObjectStore({ bucket, region, endpoint, ...(TEST_S3_ENDPOINT ? {} : anyKeys) });
});
beforeEach(() => s3.clear());
afterAll(() => s3.close());

const KEY = 'measurements/1';

async function takenPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#a35' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Kaamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 13/1' },
    })
    .toBuffer();
}

const receive = (bytes: Buffer, contentType = 'image/jpeg') =>
  s3.put(`incoming/${KEY}`, { bytes, contentType });

describe('an upload to S3', () => {
  it('goes where nobody can read, and is read where only the server can write', async () => {
    const terms = {
      key: KEY,
      owner: '1',
      maxBytes: 1000,
      contentTypePrefix: 'image/',
      expiresInSeconds: 300,
    } as const;
    expect((await store.presignUpload(terms)).fields['key']).toBe(`incoming/${KEY}`);
    for (const address of [await store.presignRead(KEY, 900), await store.presignFreshRead(KEY, 900)]) {
      expect(new URL(address).pathname).toBe(`/${s3.name}/${KEY}`);
    }
  });

  it('is re-encoded when it is confirmed: upright, and without the place and the camera', async () => {
    await receive(await takenPhoto());
    expect(await store.confirm(KEY)).toBe(true);
    expect(await s3.keys()).toEqual([KEY]);
    const kept = await s3.get(KEY);
    const { exif, width, height } = await sharp(kept.bytes).metadata();
    expect({ exif, width, height, type: kept.contentType }).toEqual({
      exif: undefined,
      width: 40,
      height: 60,
      type: 'image/jpeg',
    });
    expect(await store.confirm(KEY)).toBe(true);
  });

  it.each([
    ['a page', Buffer.from('<html><script>1</script></html>')],
    ['a picture that breaks off', Buffer.from('/9j/4AAQSkZJRgABAgAAAQABAAD/2wBD', 'base64')],
    ['more bytes than any policy allows', Buffer.alloc(PHOTO_MAX_BYTES + 1)],
  ])('that is %s is deleted', async (_what, bytes) => {
    await receive(bytes);
    expect(await store.confirm(KEY)).toBe(false);
    expect(await s3.keys()).toEqual([]);
  });

  it('that is sent again and is no picture leaves the one that is there', async () => {
    await receive(await takenPhoto());
    await store.confirm(KEY);
    await receive(Buffer.from('<svg/>'));
    expect(await store.confirm(KEY)).toBe(true);
    expect(await s3.keys()).toEqual([KEY]);
  });

  it('that never came does not exist', async () => {
    expect(await store.confirm(KEY)).toBe(false);
    expect(await store.exists(KEY)).toBe(false);
  });

  it('is removed wherever it is stored, any number of times', async () => {
    await receive(await takenPhoto());
    expect(await store.exists(KEY)).toBe(true);
    await store.confirm(KEY);
    await receive(await takenPhoto());
    for (const _time of [1, 2]) await store.remove(KEY);
    expect(await s3.keys()).toEqual([]);
  });
});

it.skipIf(TEST_S3_ENDPOINT)(
  'is not waited for without end where it takes a call and never answers',
  async () => {
    const hole = createServer(() => {}).listen(0, '127.0.0.1');
    await once(hole, 'listening');
    const { port } = hole.address() as AddressInfo;
    const { name: bucket, region } = s3;
    const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
    const hanging = openS3ObjectStore({ bucket, region, endpoint: `http://127.0.0.1:${port}`, credentials });
    const begun = performance.now();
    await expect(hanging.confirm(KEY)).rejects.toThrow(/timed out/);
    // Before the document that asked for it answers that its time is up.
    expect(performance.now() - begun).toBeLessThan(TIME_LIMIT_MS);
    hole.close();
  },
  15_000,
);
