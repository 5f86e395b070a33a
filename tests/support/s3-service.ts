/** The part of S3 that the server uses: objects in memory behind PUT, GET, HEAD and DELETE. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

export interface StoredInS3 {
  bytes: Buffer;
  contentType: string;
}

export interface S3Service {
  endpoint: string;
  /** By `/<bucket>/<key>`. */
  objects: Map<string, StoredInS3>;
  close(): Promise<void>;
}

export async function startS3Service(): Promise<S3Service> {
  const objects = new Map<string, StoredInS3>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    const answer = async () => {
      const bytes = await buffer(request);
      if (request.method === 'PUT') {
        objects.set(path, { bytes, contentType: request.headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(path);
        return response.writeHead(204).end();
      }
      const object = objects.get(path);
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
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () => (server.closeAllConnections(), close()),
  };
}
