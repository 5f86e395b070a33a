/** Pictures and videos of the content. Their names carry a hash of the bytes, so what is at an address never changes. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLOSED_MEDIA, OPEN_MEDIA } from '../../contract/media-paths.ts';
import type { ContentStore } from '../modules/platform/content/content-store.ts';
import type { MediaAddresses } from '../modules/platform/content/media-addresses.ts';
import { MEDIA_PERIOD_SECONDS } from '../modules/platform/content/media-addresses.ts';

export interface MediaOptions {
  /** Holds the folders of open and of closed media. */
  contentDirectory: string;
  content: ContentStore;
  mediaAddresses: MediaAddresses;
}

interface Kind {
  prefix: typeof OPEN_MEDIA | typeof CLOSED_MEDIA;
  cacheControl: string;
}

const OPEN: Kind = { prefix: OPEN_MEDIA, cacheControl: 'public, max-age=31536000, immutable' };
/** No cache between her and the server may keep it. */
const CLOSED: Kind = {
  prefix: CLOSED_MEDIA,
  cacheControl: `private, max-age=${MEDIA_PERIOD_SECONDS}, immutable`,
};

export async function mediaPlugin(app: FastifyInstance, options: MediaOptions): Promise<void> {
  await serve(app, OPEN, options);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (options.mediaAddresses.isValid(request.url)) return;
      reply.code(403).header('cache-control', 'no-store');
      await reply.send({ message: 'The address is not signed, or has run out.' });
    });
    await serve(scope, CLOSED, options);
  });
}

async function serve(app: FastifyInstance, kind: Kind, options: MediaOptions): Promise<void> {
  const { prefix, cacheControl } = kind;
  const root = `${options.contentDirectory}${prefix}`;
  await app.register(fastifyStatic, {
    root,
    prefix,
    cacheControl: false,
    index: false,
    decorateReply: false,
    setHeaders: (reply: FastifyReply) => {
      reply.header('cache-control', cacheControl);
    },
  });
  app.get(`${prefix}videos/:file(^.+\\.mp4\\.vtt$)`, (request, reply) =>
    sendCaptions(request, reply, options.content, root),
  );
}

/** A video's captions are found beside it, whatever their own file is called. */
async function sendCaptions(
  request: FastifyRequest,
  reply: FastifyReply,
  content: ContentStore,
  root: string,
): Promise<FastifyReply> {
  const video = decodeURI(request.url.split('?')[0] ?? '').replace(/\.vtt$/, '');
  const { trainings } = await content.current();
  const showing = trainings.filter(({ body }) => body.video === video);
  // An archived training keeps the captions with which it was archived, and may have the same film.
  const captions = (showing.find(({ isArchived }) => !isArchived) ?? showing[0])?.body.captions;
  if (captions === undefined || captions === null) return reply.code(404).send({ message: 'Not found' });
  return reply.sendFile(captions.replace(/^\/[^/]+\//, ''), root);
}
