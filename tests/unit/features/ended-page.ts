import type { Outbox } from '../../../src/offline/outbox.ts';

/**
 * Returns a function that puts the page's small things back as they were when the outbox next changed: if it ended at that
 * moment, it does nothing afterwards.
 */
export function endAtNextChange(outbox: Outbox): () => void {
  let left: [string, string][] | undefined;
  const stop = outbox.subscribe(() => {
    left ??= Object.entries<string>(localStorage);
  });
  return () => {
    stop();
    if (!left) throw new Error('Nothing was kept');
    localStorage.clear();
    for (const [name, text] of left) localStorage.setItem(name, text);
  };
}
