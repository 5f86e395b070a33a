/**
 * The expectations of Ceph's S3 tests for uploads by form (s3-tests 8f0ae7b, `test_post_object_*`), asked of the embedded store.
 * Each case changes a policy and a form that are accepted as they are. They are signed by version 4 here, as the store's own are.
 * Left out are the features that the store lacks (stand-ins/objects/README.md): buckets that anybody may write to, the form's own
 * wishes for the answer, a key made of the file's name, tags, checksums.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALGORITHM, scopeOf, signatureOf } from '../../../../stand-ins/aws/signature-v4.ts';
import type { SigningKeys } from '../../../../stand-ins/objects/signature.ts';
import { type ObjectServer, startObjectServer } from '../../../support/object-server.ts';
import { type Entry, post } from '../../../support/upload-form.ts';

const BUCKET = 'hoog';
const KEY = { operator: 'starts-with', field: '$key', value: 'foo' };

interface PostCase {
  expiration?: unknown;
  /** Instead of `expiration` or `conditions`. */
  names?: { expiration?: string; conditions?: string };
  conditions?: readonly unknown[] | undefined;
  form?: Record<string, string | undefined>;
  body?: string;
  /** Changes the form's signature. */
  sign?: (signature: string) => string | undefined;
}

let server: ObjectServer;
let keys: SigningKeys;

beforeAll(async () => {
  server = await startObjectServer({
    acceptPhoto: (bytes) => Promise.resolve({ bytes, contentType: 'image/jpeg' }),
  });
  keys = JSON.parse(await readFile(join(server.dataDir, 'objects', 'keys.json'), 'utf8')) as SigningKeys;
});
afterAll(() => server.close());

const seconds = (count: number) => new Date(Date.now() + count * 1000);
const iso = (date: Date) => date.toISOString().replace(/\.\d+Z$/u, 'Z');
const size = (...bounds: number[]) => ['content-length-range', ...bounds];

const CONDITIONS = [
  { bucket: BUCKET },
  [KEY.operator, KEY.field, KEY.value],
  { acl: 'private' },
  ['starts-with', '$Content-Type', 'text/plain'],
  size(0, 1024),
];
const without = (index: number) => CONDITIONS.filter((_condition, at) => at !== index);
const instead = (index: number, condition: unknown) => CONDITIONS.with(index, condition as never);

/** Posts it, and returns the answer's status. */
async function statusOf({
  expiration = iso(seconds(6000)),
  names = {},
  conditions = CONDITIONS,
  form = {},
  body = 'bar',
  sign = (signature) => signature,
}: PostCase): Promise<number> {
  const date = `${iso(new Date()).replace(/[-:]/gu, '')}`;
  const signed = {
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${keys.accessKeyId}/${scopeOf(date, { region: keys.region, service: 's3' })}`,
    'X-Amz-Date': date,
  };
  const policy = Buffer.from(
    JSON.stringify({
      [names.expiration ?? 'expiration']: expiration,
      [names.conditions ?? 'conditions']: conditions && [
        ...conditions,
        ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
      ],
    }),
  ).toString('base64');
  const signature = signatureOf(policy, date, { ...keys, service: 's3' }).toString('hex');
  const fields: Record<string, string | undefined> = {
    key: 'foo.txt',
    acl: 'private',
    ...signed,
    Policy: policy,
    'X-Amz-Signature': sign(signature),
    'Content-Type': 'text/plain',
    ...form,
  };
  const entries = Object.entries(fields).flatMap(([name, value]): Entry[] =>
    value === undefined ? [] : [[name, value]],
  );
  const { status } = await post(`${server.origin}/objects/${BUCKET}`, [
    ...entries,
    ['file', new File([body], 'foo.txt')],
  ]);
  return status;
}

describe('an upload by form, as Ceph expects of S3,', () => {
  it.each<[string, PostCase]>([
    ['as it is', {}],
    [
      'without a content type that no condition names',
      { conditions: without(3), form: { 'Content-Type': undefined } },
    ],
    [
      'larger than a chunk',
      { conditions: instead(4, size(0, 5 * 1024 * 1024)), body: 'foo'.repeat(1024 * 1024) },
    ],
    ['with a field that is to be ignored', { form: { 'x-ignore-foo': 'bar' } }],
    [
      'with names in other letters',
      {
        conditions: [
          { bUcKeT: BUCKET },
          ['StArTs-WiTh', '$KeY', 'foo'],
          { AcL: 'private' },
          ['StArTs-WiTh', '$CoNtEnT-TyPe', 'text/plain'],
          size(0, 1024),
        ],
        form: { key: undefined, kEy: 'foo.txt', acl: undefined, aCl: 'private' },
      },
    ],
    [
      'with a key that begins with \\$',
      { conditions: instead(1, ['starts-with', '$key', '\\$foo']), form: { key: '\\$foo.txt' } },
    ],
    [
      'with metadata that a condition names',
      {
        conditions: [...CONDITIONS, ['starts-with', '$x-amz-meta-foo', 'bar']],
        form: { 'x-amz-meta-foo': 'barclamp' },
      },
    ],
  ])('%s is stored', async (_what, posted) => {
    expect(await statusOf(posted)).toBe(204);
  });

  it.each<[string, PostCase]>([
    [
      'with another access key',
      { form: { 'X-Amz-Credential': 'foo/20261124/eu-central-1/s3/aws4_request' } },
    ],
    ['with another signature', { sign: (signature) => signature.slice(1) + signature.charAt(0) }],
    ['without a condition on the bucket', { conditions: without(0) }],
    [
      'without metadata that a condition names',
      { conditions: [...CONDITIONS, ['starts-with', '$x-amz-meta-foo', 'bar']] },
    ],
    [
      'with metadata other than the condition',
      { conditions: [...CONDITIONS, ['eq', '$x-amz-meta-foo', '']], form: { 'x-amz-meta-foo': 'barclamp' } },
    ],
    ['whose policy is over', { expiration: iso(seconds(-6000)) }],
  ])('%s is forbidden', async (_what, posted) => {
    expect(await statusOf(posted)).toBe(403);
  });

  it.each<[string, PostCase]>([
    [
      'whose policy ends at a time in other words',
      { expiration: iso(seconds(6000)).replace('T', ' ').replace('Z', '+00:00') },
    ],
    ['without a key', { conditions: without(1), form: { key: undefined } }],
    ['without a signature', { sign: () => undefined }],
    ['whose conditions are called CONDITIONS', { names: { conditions: 'CONDITIONS' } }],
    ['whose end is called EXPIRATION', { names: { expiration: 'EXPIRATION' } }],
    ['whose policy has no end', { names: { expiration: 'comment' } }],
    ['whose policy has no conditions', { names: { conditions: 'comment' } }],
    ['with an empty condition', { conditions: [{}] }],
    ['larger than it may be', { conditions: instead(4, size(0, 0)) }],
    ['smaller than it may be', { conditions: instead(4, size(512, 1000)) }],
    ['whose size has one bound', { conditions: instead(4, size(0)) }],
    ['whose size begins below nothing', { conditions: instead(4, size(-1, 0)) }],
  ])('%s is refused as malformed', async (_what, posted) => {
    expect(await statusOf(posted)).toBe(400);
  });
});
