/**
 * The built page. Files whose names carry a hash never change; the shell is revalidated each
 * time. A visitor who asks for a public page gets it rendered; every other screen is the shell, and its
 * router decides. Machines that show a preview or watch the service ask for any type, for none, or for the head alone.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEMBER_MARK } from '../../contract/member-mark.ts';
import { screenAt } from '../../contract/screen-paths.ts';
import { isServicePath } from '../../contract/service-paths.ts';
import { isOwnMachine } from '../core/own-machine.ts';
import type { ContentStore } from '../modules/platform/content/content-store.ts';
import { namedContent } from './named-content.ts';
import type { PublicPages, Surroundings } from './public-pages.ts';
import { openPublicPages } from './public-pages.ts';
import { searchEnginesRoutes } from './search-engines.route.ts';

export interface PageOptions extends Surroundings {
  /** The rendered public pages; without the file there are none. */
  publicPagesFile: string;
  content: ContentStore;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const HTML = 'text/html; charset=utf-8';
const NOT_BUILT = { message: 'The page is not built' };

export async function pagePlugin(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { pageDirectory } = options;
  const hashed = join(pageDirectory, 'assets');
  await app.register(fastifyStatic, {
    root: pageDirectory,
    // Its own route reads the folder of every file that it sends, to compare the spelling: here no file is closed by its name.
    serve: false,
    cacheControl: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', path.startsWith(hashed) ? IMMUTABLE : ASK_AGAIN);
    },
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => reply.sendFile(request.params['*']));
  const { publicPagesFile, publicUrl, content } = options;
  const publicPages = openPublicPages(publicPagesFile, options, app.log);
  searchEnginesRoutes(app, { pageDirectory, publicUrl, publicPages, content });
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerPage(request, reply, options, publicPages);
  app.get('/', answer);
  app.setNotFoundHandler((request, reply) =>
    isForPage(request) ? answer(request, reply) : reply.code(404).send({ message: 'Not found' }),
  );
}

/** A screen is a page for everybody; what is none, for a browser that opens it, and for others unless it would be a file. */
function isForPage({ method, url, headers: { accept } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?');
  if (screenAt(path) !== undefined || accept?.includes('text/html') === true) return true;
  return !isServicePath(path) && !path.includes('.') && (accept === undefined || accept.includes('*/*'));
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  publicPages: PublicPages,
): Promise<FastifyReply> {
  const publicUrl = new URL(options.publicUrl);
  if (isByAnotherName(request, publicUrl)) return reply.redirect(new URL(request.url, publicUrl).href, 302);
  const [path = '', query = ''] = request.url.split('?');
  const content = await options.content.current();
  const screen = screenAt(path);
  const { isThere, isWithdrawn } = namedContent(path, query, content);
  const isUnknown = screen === undefined || !isThere;
  reply.header('vary', 'cookie');
  if (isUnknown || screen.isNoindex || isWithdrawn) reply.header('x-robots-tag', 'noindex');
  if (isUnknown) return sendUnknown(reply, options);
  if (hasMemberMark(request) || !isPlain(query)) return sendShell(reply, options);
  const page = await publicPages.find(path, content.version);
  if (page === undefined) return sendShell(reply, options);
  reply.header('cache-control', ASK_AGAIN).header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return reply.type(HTML).send(page.html);
}

/** Somebody is signed in on the device: what visitors see is not for her. */
function hasMemberMark({ headers: { cookie = '' } }: FastifyRequest): boolean {
  return cookie.split(';').some((pair) => pair.trim().startsWith(`${MEMBER_MARK}=`));
}

const ADVERTISERS = /^(?:utm_[a-z]+|fbclid|gclid)$/;

/** Returns whether the address asks only for the page: the router handles filters and actions. */
function isPlain(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((name) => ADVERTISERS.test(name));
}

/** A developer's machine has several names, but sign-in and photos belong to one origin. */
function isByAnotherName(request: FastifyRequest, publicUrl: URL): boolean {
  const asked = `http://${request.host}`;
  if (request.host === publicUrl.host || !URL.canParse(asked)) return false;
  return isOwnMachine(new URL(asked).hostname) && isOwnMachine(publicUrl.hostname);
}

function sendShell(reply: FastifyReply, options: PageOptions): FastifyReply {
  if (!existsSync(join(options.pageDirectory, 'index.html'))) return reply.code(404).send(NOT_BUILT);
  return reply.sendFile('index.html', options.pageDirectory);
}

/** As text and not as a file, which a browser that has it would be told not to fetch again: a 304 loses the status. */
async function sendUnknown(reply: FastifyReply, { pageDirectory }: PageOptions): Promise<FastifyReply> {
  const shell = await readFile(join(pageDirectory, 'index.html'), 'utf8').catch(() => NOT_BUILT);
  reply.code(404).header('cache-control', ASK_AGAIN);
  return typeof shell === 'string' ? reply.type(HTML).send(shell) : reply.send(shell);
}
