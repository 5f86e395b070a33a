/** The shell: the build's files, all precached, so that every route opens without a network. */
import { getCacheKeyForURL, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { isServicePath } from '../src/contract/service-paths.ts';
import { deviceFirst } from './device-first.ts';
import { withSnapshot } from './shell-snapshot.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

export function precacheShell(): void {
  precache(self.__WB_MANIFEST);
}

/** Returns whether the request opens a page of the app or asks for one of the shell's files. */
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
  return request.mode === 'navigate' && !isServicePath(new URL(request.url).pathname);
}
