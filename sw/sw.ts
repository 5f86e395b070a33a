/**
 * The service worker only wires events. The shell is precached and replaced with the member's consent; pictures and
 * saved videos come from the device; waiting entries are sent when every page is closed; the library is kept up to
 * date; reminders are shown. `/graphql` responses are never served or stored here.
 */
import { isWorkerMessage } from '../contract/worker-messages.ts';
import { refreshViewersLibrary } from './library-refresh.ts';
import { answerMedia, isMedia } from './media.ts';
import { replayOutbox } from './outbox-replay.ts';
import { followSubscription, openNotice, showPushed } from './push.ts';
import { answerShell, answerUnknownPage, isShell, isUnknownPage, precacheShell } from './shell-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** TypeScript's libraries do not have Background Sync and Periodic Sync yet. */
interface TaggedEvent extends ExtendableEvent {
  readonly tag: string;
}

precacheShell();

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (isShell(request)) event.respondWith(answerShell(request));
  else if (isMedia(request)) event.respondWith(answerMedia(request));
  else if (isUnknownPage(request)) event.respondWith(answerUnknownPage(request));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isWorkerMessage(message)) return;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'claim') event.waitUntil(self.clients.claim());
  if (message.type === 'send-outbox') event.waitUntil(replayOutbox());
  if (message.type === 'refresh-library') event.waitUntil(refreshViewersLibrary(message));
});

self.addEventListener('sync', (event) => {
  const tagged = event as TaggedEvent;
  // A rejection makes the browser schedule the tag again.
  if (tagged.tag === 'outbox') tagged.waitUntil(replayOutbox());
});

self.addEventListener('periodicsync', (event) => {
  const tagged = event as TaggedEvent;
  if (tagged.tag !== 'library') return;
  tagged.waitUntil(refreshViewersLibrary({ isUrgent: false }));
  // Any chance to send is used; this event comes again whether or not it succeeded.
  tagged.waitUntil(replayOutbox().catch(() => undefined));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(followSubscription(event));
});
