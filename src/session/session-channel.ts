/** Tells every tab (this one too, if it listens) that the kept session has changed. */

const NAME = 'session';

export function tellSessionChanged(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Answers how to stop listening. */
export function onSessionChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
