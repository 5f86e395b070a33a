/** The shell: the build's files, all precached, so that every screen opens without a network. */
import { getCacheKeyForURL, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { SCREEN_PATH } from 'virtual:screen-path';
import { isServicePath } from '../contract/service-paths.ts';
import { deviceFirst } from './device-first.ts';
import { withSnapshot } from './shell-snapshot.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

export function precacheShell(): void {
  precache(self.__WB_MANIFEST);
}

/** Returns whether the request opens a screen or asks for one of the shell's files. */
export function isShell(request: Request): boolean {
  return isNavigation(request) || getCacheKeyForURL(request.url) !== undefined;
}

export function answerShell(request: Request): Promise<Response> {
  return deviceFirst(shellOf(request), () => fetch(request));
}

async function shellOf(request: Request): Promise<Response | undefined> {
  if (!isNavigation(request)) return matchPrecache(request.url);
  const shell = await matchPrecache('/index.html');
  return shell && withSnapshot(shell, request.url);
}

function isNavigation(request: Request): boolean {
  return request.mode === 'navigate' && SCREEN_PATH.test(new URL(request.url).pathname);
}

/**
 * Returns true if it opens a page that is neither a screen of this release nor known to be the server's: a file, or a path of its
 * own.
 */
export function isUnknownPage({ mode, url }: Request): boolean {
  const { pathname } = new URL(url);
  return mode === 'navigate' && !pathname.includes('.') && !isServicePath(pathname);
}

/** The server decides; without a network the app says that there is no such screen. */
export async function answerUnknownPage(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await matchPrecache('/index.html')) ?? Response.error());
}
