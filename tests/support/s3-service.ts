/**
 * The part of S3 that the server uses: objects in memory behind PUT, GET, HEAD and DELETE. It checks no signature: the same tests
 * run against a real S3 too, which TEST_S3_ENDPOINT names.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Bucket, StoredObject } from './foreign-bucket.ts';
import { makeForeignBucket, TEST_S3_ENDPOINT } from './foreign-bucket.ts';
import { freePort } from './free-port.ts';

const NAME = 'hoog';

export const openBucket = (): Promise<Bucket> =>
  TEST_S3_ENDPOINT ? makeForeignBucket(TEST_S3_ENDPOINT) : startBucketInMemory();

async function startBucketInMemory(): Promise<Bucket> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    const key = path.slice(`/${NAME}/`.length);
    const answer = async () => {
      const bytes = await buffer(request);
      if (request.method === 'PUT') {
        objects.set(key, { bytes, contentType: request.headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const object = objects.get(key);
      if (object === undefined) {
        return response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code></Error>');
      }
      response.writeHead(200, {
        'content-type': object.contentType,
        'content-length': object.bytes.byteLength,
      });
      return response.end(request.method === 'HEAD' ? undefined : object.bytes);
    };
    void answer();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    name: NAME,
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    keys: () => Promise.resolve([...objects.keys()].toSorted()),
    get(key) {
      const object = objects.get(key);
      return object ? Promise.resolve(object) : Promise.reject(new Error(`There is no ${key}`));
    },
    put: (key, object) => Promise.resolve(void objects.set(key, object)),
    clear: () => Promise.resolve(objects.clear()),
    close: () => (server.closeAllConnections(), close()),
  };
}
