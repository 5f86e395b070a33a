/** The shell: the build's files, all precached, so that every route opens without a network. */
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { withSnapshot } from './shell-snapshot.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Addresses that only the server answers, never the shell. `/media` is a screen; the files are below it. */
const SERVERS_OWN =
  /^\/(?:(?:graphql|idp|objects|profile|pay|webhooks|mailbox|config\.json|healthz)(?:\/|$)|(?:closed-)?media\/)/;

export function precacheShell(): void {
  cleanupOutdatedCaches();
  precache(self.__WB_MANIFEST);
}

/** Returns whether the request opens a page of the app or asks for one of the shell's files. */
export function isShell(request: Request): boolean {
  return isNavigation(request) || getCacheKeyForURL(request.url) !== undefined;
}

export async function answerShell(request: Request): Promise<Response> {
  if (!isNavigation(request)) return (await matchPrecache(request.url)) ?? fetch(request);
  const shell = await matchPrecache('/index.html');
  return shell ? withSnapshot(shell, request.url) : fetch(request);
}

function isNavigation(request: Request): boolean {
  return request.mode === 'navigate' && !SERVERS_OWN.test(new URL(request.url).pathname);
}
