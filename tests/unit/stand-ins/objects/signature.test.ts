import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPolicySignature, checkPresigned } from '../../../../stand-ins/objects/signature.ts';

const KEYS = { accessKeyId: 'HOOGTEST', secretAccessKey: 'a secret', region: 'eu-central-1' };
const NOW = new Date('2026-11-21T10:00:00Z');
const client = new S3Client({
  region: KEYS.region,
  credentials: KEYS,
  endpoint: 'http://127.0.0.1:4000/objects',
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

function requestOf(address: string, method = 'GET') {
  const [start = '', query = ''] = address.split('?');
  const path = decodeURIComponent(start.slice('http://127.0.0.1:4000'.length));
  return { method, path, query: new URLSearchParams(query), host: '127.0.0.1:4000' };
}

function presign(key: string, signingDate = NOW): Promise<string> {
  return getSignedUrl(client, new GetObjectCommand({ Bucket: 'hoog', Key: key }), {
    expiresIn: 60,
    signingDate,
  });
}

describe('a presigned address', () => {
  test('agrees with the SDK for any key', async () => {
    // Clients resolve a key made only of dots as a path before they send it.
    const key = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/(^|\/)\.{0,2}(\/|$)/.test(text));
    await fc.assert(
      fc.asyncProperty(key, async (text) => {
        expect(checkPresigned(requestOf(await presign(text)), KEYS, NOW)).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  test('for HEAD serves HEAD only', async () => {
    const command = new HeadObjectCommand({ Bucket: 'hoog', Key: 'a' });
    const address = await getSignedUrl(client, command, { expiresIn: 60, signingDate: NOW });
    expect(checkPresigned(requestOf(address, 'HEAD'), KEYS, NOW)).toBeNull();
    expect(checkPresigned(requestOf(address, 'GET'), KEYS, NOW)).toMatchObject({
      code: 'SignatureDoesNotMatch',
    });
  });

  test.each([
    ['another host', { host: 'example.com' }, 'SignatureDoesNotMatch'],
    ['another path', { path: '/objects/hoog/b' }, 'SignatureDoesNotMatch'],
    ['no query', { query: new URLSearchParams() }, 'AccessDenied'],
  ])('is refused with %s', async (_what, change, code) => {
    expect(checkPresigned({ ...requestOf(await presign('a')), ...change }, KEYS, NOW)).toMatchObject({
      code,
    });
  });

  test('is refused with another secret, key or region', async () => {
    const request = requestOf(await presign('a'));
    const refusalFor = (change: Partial<typeof KEYS>) =>
      checkPresigned(request, { ...KEYS, ...change }, NOW)?.code;
    expect(refusalFor({ secretAccessKey: 'another' })).toBe('SignatureDoesNotMatch');
    expect(refusalFor({ accessKeyId: 'ANOTHER' })).toBe('InvalidAccessKeyId');
    expect(refusalFor({ region: 'eu-north-1' })).toBe('AccessDenied');
  });

  test('is refused if it was signed far in the future', async () => {
    const ahead = new Date(NOW.getTime() + 16 * 60_000);
    expect(checkPresigned(requestOf(await presign('a', ahead)), KEYS, NOW)).toMatchObject({
      code: 'AccessDenied',
    });
  });
});

describe('the signature of a policy', () => {
  async function fieldsOfForm(): Promise<Map<string, string>> {
    const { fields } = await createPresignedPost(client, { Bucket: 'hoog', Key: 'a' });
    return new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
  }

  test('made by the SDK equals ours', async () => {
    expect(checkPolicySignature(await fieldsOfForm(), KEYS)).toBeNull();
  });

  test.each([
    ['x-amz-algorithm', 'none', 'InvalidArgument'],
    ['x-amz-credential', 'HOOGTEST/20261121/eu-central-1/iam/aws4_request', 'AccessDenied'],
    ['x-amz-credential', '', 'InvalidAccessKeyId'],
    ['x-amz-date', '20200101T000000Z', 'AccessDenied'],
    ['x-amz-date', 'today', 'AccessDenied'],
    ['policy', 'e30=', 'SignatureDoesNotMatch'],
    ['x-amz-signature', '', 'SignatureDoesNotMatch'],
  ])('is refused when %s is "%s"', async (name, value, code) => {
    const fields = (await fieldsOfForm()).set(name, value);
    expect(checkPolicySignature(fields, KEYS)).toMatchObject({ code });
  });
});
