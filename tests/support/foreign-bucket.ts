/**
 * A new bucket in the S3 that TEST_S3_ENDPOINT names, set up as docs/operations.md asks. Its keys are those of the SDK's usual
 * chain, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
 */
import { randomUUID } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

export const TEST_S3_ENDPOINT = process.env['TEST_S3_ENDPOINT'];

export interface StoredObject {
  bytes: Uint8Array;
  contentType: string;
}

/** The objects in a bucket, past the product. */
export interface Bucket {
  name: string;
  region: string;
  endpoint: string;
  keys(): Promise<string[]>;
  get(key: string): Promise<StoredObject>;
  put(key: string, object: StoredObject): Promise<void>;
  clear(): Promise<void>;
  /** Ends it. */
  close(): Promise<void>;
}

export async function makeForeignBucket(
  endpoint: string,
  { name = `hoog-${randomUUID()}`, publicUrl = '*' } = {},
): Promise<Bucket> {
  const region = 'us-east-1';
  const client = new S3Client({ region, endpoint, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  const rule = { AllowedOrigins: [publicUrl], AllowedMethods: ['POST', 'GET'], AllowedHeaders: ['*'] };
  const CORSConfiguration = { CORSRules: [{ ...rule, MaxAgeSeconds: 3000 }] };
  await client.send(new PutBucketCorsCommand({ Bucket: name, CORSConfiguration }));
  const keys = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: name }));
    return Contents.map(({ Key = '' }) => Key).toSorted();
  };
  const clear = async () => {
    for (const key of await keys()) await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
  };
  return {
    name,
    region,
    endpoint,
    keys,
    clear,
    async get(key) {
      const object = await client.send(new GetObjectCommand({ Bucket: name, Key: key }));
      const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
      return { bytes, contentType: object.ContentType ?? '' };
    },
    async put(key, { bytes, contentType }) {
      await client.send(
        new PutObjectCommand({ Bucket: name, Key: key, Body: bytes, ContentType: contentType }),
      );
    },
    async close() {
      await clear();
      await client.send(new DeleteBucketCommand({ Bucket: name }));
      client.destroy();
    },
  };
}
