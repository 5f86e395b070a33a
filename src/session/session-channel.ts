/** Tells every tab (this one too, if it listens) that the kept session has changed. */

const NAME = 'session';

export function tellSessionChanged(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Returns a function that stops listening. */
export function onSessionChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
