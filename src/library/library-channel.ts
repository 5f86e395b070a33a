/** Messages between pages and the worker about the library. */
import type { WorkerMessage } from '../../contract/worker-messages.ts';

function channelName(viewerId: string): string {
  return `library:${viewerId}`;
}

type News = 'refreshed' | 'full';

function tell(viewerId: string, news: News): void {
  const channel = new BroadcastChannel(channelName(viewerId));
  channel.postMessage(news);
  channel.close();
}

/** Returns a function that stops listening. */
function onNews(viewerId: string, news: News, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName(viewerId));
  channel.addEventListener('message', ({ data }) => data === news && listener());
  return () => channel.close();
}

/** Broadcast when a viewer's library has been brought up to date. */
export const tellLibraryRefreshed = (viewerId: string) => tell(viewerId, 'refreshed');
export const onLibraryRefreshed = (viewerId: string, listener: () => void) =>
  onNews(viewerId, 'refreshed', listener);

/** Broadcast when the disk had no room for some of it. The disk may have none for a note of that either. */
export const tellLibraryFull = (viewerId: string) => tell(viewerId, 'full');
export const onLibraryFull = (viewerId: string, listener: () => void) => onNews(viewerId, 'full', listener);

/** Asks the worker to compare the library with the server. Without a worker nothing happens, and screens read from the server. */
export async function askForRefresh(isUrgent: boolean, despiteFullDisk?: boolean): Promise<void> {
  const active = (await navigator.serviceWorker?.ready)?.active;
  const message: WorkerMessage = { type: 'refresh-library', isUrgent, despiteFullDisk };
  active?.postMessage(message);
}

/** For a member who asks: she may have made room on a disk that was full a short while ago. */
export const askForHer = () => askForRefresh(true, true);
