/**
 * The built page and its media. Files whose names carry a hash never change; the shell is asked for anew each
 * time. Every other address that a browser navigates to answers the shell, and its router decides.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentStore } from '../modules/content/content-store.ts';

export interface PageOptions {
  pageDirectory: string;
  mediaDirectory: string;
  publicUrl: string;
  content: ContentStore;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export async function pagePlugin(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { pageDirectory, mediaDirectory, content } = options;
  const hashed = [join(pageDirectory, 'assets'), mediaDirectory];
  const setHeaders = (reply: FastifyReply, path: string) => {
    reply.header(
      'cache-control',
      hashed.some((directory) => path.startsWith(directory)) ? IMMUTABLE : ASK_AGAIN,
    );
  };
  const shared = { cacheControl: false, index: false, setHeaders } as const;
  await app.register(fastifyStatic, { ...shared, root: pageDirectory, preCompressed: true });
  await app.register(fastifyStatic, {
    ...shared,
    root: mediaDirectory,
    prefix: '/media/',
    decorateReply: false,
  });
  app.get('/media/videos/:file(^.+\\.mp4\\.vtt$)', (request, reply) =>
    sendCaptions(request, reply, content, mediaDirectory),
  );
  app.get('/', (request, reply) => sendShell(request, reply, options));
  app.setNotFoundHandler((request, reply) => {
    const isNavigation = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    return isNavigation ? sendShell(request, reply, options) : reply.code(404).send({ message: 'Not found' });
  });
}

/** On the machine itself there are several names for it, but sign-in and photos belong to one origin. */
function isByAnotherName(request: FastifyRequest, publicUrl: URL): boolean {
  const asked = `http://${request.host}`;
  if (request.host === publicUrl.host || !URL.canParse(asked)) return false;
  return LOOPBACK_HOSTS.has(new URL(asked).hostname) && LOOPBACK_HOSTS.has(publicUrl.hostname);
}

function sendShell(request: FastifyRequest, reply: FastifyReply, options: PageOptions): FastifyReply {
  const publicUrl = new URL(options.publicUrl);
  if (isByAnotherName(request, publicUrl)) return reply.redirect(new URL(request.url, publicUrl).href, 302);
  if (!existsSync(join(options.pageDirectory, 'index.html')))
    return reply.code(404).send({ message: 'The page is not built' });
  return reply.sendFile('index.html', options.pageDirectory);
}

/** A video's captions are found beside it, whatever their own file is called. */
async function sendCaptions(
  request: FastifyRequest,
  reply: FastifyReply,
  content: ContentStore,
  mediaDirectory: string,
): Promise<FastifyReply> {
  const video = decodeURI(request.url.split('?')[0] ?? '').replace(/\.vtt$/, '');
  const { trainings } = await content.current();
  const captions = trainings.find(({ body }) => body.video === video)?.body.captions;
  if (captions === undefined || captions === null) return reply.code(404).send({ message: 'Not found' });
  return reply.sendFile(captions.replace(/^\/media\//, ''), mediaDirectory);
}
