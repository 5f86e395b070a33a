/** Photos in Ceph's object gateway: the store's own tests, those of the server with photos, and members in a browser. */
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';
import { findCeph, startCeph, unpackCeph } from '../ceph.mjs';
import { playwright, sum, vitest } from '../test-runners.mjs';
import { apiFiles, browserFiles } from '../test-selection.mjs';

const WITH_PHOTOS = [
  's3-object-store',
  'account',
  'consent-withdrawal',
  'long-export',
  'measurements',
  'photo-limit',
  'profile-picture',
  'retention',
  'staff',
  'withdrawal',
];
const IN_BROWSER = ['first-journey', 'diary', 'settings', 'unsure-network'];
const BUCKET = 'hoog-in-browser';
const REGION = 'us-east-1';
// docs/commands.md.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** @type {import('../services.mjs').ForeignService} */
export const objects = {
  name: 'objects',
  find: () => findCeph()?.replace(/ \(.*/, ''),
  get: unpackCeph,
  howToGet: 'Debian’s packages radosgw, ceph-mon and ceph-osd could not be downloaded and unpacked.',
  async run() {
    const ceph = await startCeph();
    const environment = {
      TEST_S3_ENDPOINT: ceph.endpoint,
      AWS_ACCESS_KEY_ID: ceph.accessKeyId,
      AWS_SECRET_ACCESS_KEY: ceph.secretAccessKey,
    };
    try {
      const own = await vitest('services-objects', 'services', ['objects'], environment);
      const api = await vitest('services-objects-api', 'api', apiFiles(WITH_PHOTOS), environment);
      await makeBucket(ceph);
      const browser = await playwright('services-objects-browser', browserFiles(IN_BROWSER), {
        ...environment,
        S3_BUCKET: BUCKET,
        S3_REGION: REGION,
        S3_ENDPOINT: ceph.endpoint,
        // The demo members' photos lie in this bucket, so no other run has made what the servers start from.
        HOOG_TEST_RUN: '',
      });
      return [own, api, browser].reduce(sum);
    } finally {
      await ceph.close();
    }
  },
};

/**
 * For servers of any address, which each asks for its own pages.
 * @param {import('../ceph.mjs').RunningCeph} ceph
 */
async function makeBucket({ endpoint, accessKeyId, secretAccessKey }) {
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ region: REGION, endpoint, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  const rule = { AllowedOrigins: ['*'], AllowedMethods: ['POST', 'GET'], AllowedHeaders: ['*'] };
  await client.send(new PutBucketCorsCommand({ Bucket: BUCKET, CORSConfiguration: { CORSRules: [rule] } }));
  client.destroy();
}
