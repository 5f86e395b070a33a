/** Messages between pages and the worker about the library. */
import type { WorkerMessage } from '../contract/worker-messages.ts';

function channelName(viewerId: string): string {
  return `library:${viewerId}`;
}

/** Broadcast when a viewer's library has been brought up to date. */
export function tellLibraryRefreshed(viewerId: string): void {
  const channel = new BroadcastChannel(channelName(viewerId));
  channel.postMessage('refreshed');
  channel.close();
}

/** Returns a function that stops listening. */
export function onLibraryRefreshed(viewerId: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName(viewerId));
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Asks the worker to compare the library with the server. Without a worker nothing happens, and screens read from the server. */
export async function askForRefresh(isUrgent: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const message: WorkerMessage = { type: 'refresh-library', isUrgent };
  active?.postMessage(message);
}
