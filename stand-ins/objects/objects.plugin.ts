/** The embedded object store's part of the server: everything below `/objects`. */
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { EmbeddedBucket } from './embedded-bucket.ts';
import { causeOf } from '../../server/core/failures.ts';
import { OBJECTS_PATH } from '../../contract/service-paths.ts';
import { sendRefusal } from './embedded-bucket.ts';
import { handleRead } from './read.route.ts';
import { MALFORMED } from './receive-upload.ts';
import type { S3Refusal } from './s3-error.ts';
import { refuse } from './s3-error.ts';
import { handleUpload } from './upload.route.ts';

/** Headers of every answer, refusals too: nothing from here runs, is sniffed, is cached, or is used by another site. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
};

function refusalElsewhere(url: string, bucket: EmbeddedBucket): S3Refusal {
  const isInBucket = url.startsWith(`${OBJECTS_PATH}/${bucket.name}`);
  if (!isInBucket) return refuse('NoSuchBucket', 'The specified bucket does not exist');
  return refuse('MethodNotAllowed', 'The specified method is not allowed here.');
}

function addRoutes(app: FastifyInstance, bucket: EmbeddedBucket): void {
  // Bodies are read by the upload itself, as they come in.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return sendRefusal(reply, MALFORMED);
    request.log.error(causeOf(error), 'objects failed');
    return sendRefusal(reply, refuse('InternalError', 'We encountered an internal error. Please try again.'));
  });
  for (const path of [`/${bucket.name}`, `/${bucket.name}/`]) {
    app.post(path, (request, reply) => handleUpload(request, reply, bucket));
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: `/${bucket.name}/*`,
    handler: (request, reply) => handleRead(request, reply, bucket),
  });
  // A route and not the handler for what is not found: the page's own routes would take the rest.
  app.all('/*', (request, reply) => sendRefusal(reply, refusalElsewhere(request.url, bucket)));
}

export function objectsPlugin(bucket: EmbeddedBucket): FastifyPluginCallback {
  return (app, _options, done) => {
    app.register(
      (scope, _scopeOptions, scopeDone) => {
        addRoutes(scope, bucket);
        scopeDone();
      },
      { prefix: OBJECTS_PATH },
    );
    done();
  };
}
