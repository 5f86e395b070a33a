/** Addresses for uploading and reading, signed by the AWS SDK: the same for S3 and for the embedded store. */
import type { S3Client } from '@aws-sdk/client-s3';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { PresignedPost, UploadTerms } from '../ports/object-store.ts';

const UPLOAD_MAX_SECONDS = 5 * 60;
/** The longest that an address for reading lives. */
export const READ_MAX_SECONDS = 15 * 60;

/** The owner and the content type are conditions and not fields: the sender adds these two itself. */
export async function presignUpload(
  client: S3Client,
  bucket: string,
  terms: UploadTerms,
): Promise<PresignedPost> {
  const { url, fields } = await createPresignedPost(client, {
    Bucket: bucket,
    Key: terms.key,
    Conditions: [
      ['eq', '$key', terms.key],
      ['eq', '$x-amz-meta-owner', terms.owner],
      ['starts-with', '$Content-Type', terms.contentTypePrefix],
      ...(terms.acl === undefined ? [] : [['eq', '$acl', terms.acl] satisfies ['eq', string, string]]),
      ['content-length-range', 1, terms.maxBytes],
    ],
    Expires: Math.min(terms.expiresInSeconds, UPLOAD_MAX_SECONDS),
  });
  return { url, fields };
}

/** `signingDate` is given if the clock is not the machine's own. */
export function presignRead(
  client: S3Client,
  bucket: string,
  key: string,
  { expiresInSeconds, signingDate }: { expiresInSeconds: number; signingDate?: Date },
): Promise<string> {
  const expiresIn = Math.min(expiresInSeconds, READ_MAX_SECONDS);
  const command = new GetObjectCommand({ Bucket: bucket, Key: key });
  return getSignedUrl(
    client,
    command,
    signingDate === undefined ? { expiresIn } : { expiresIn, signingDate },
  );
}
