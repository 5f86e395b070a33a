import { stat } from 'node:fs/promises';
import { timerMs } from '../../../src/contract/timers.ts';

const LOOK_EVERY_MS = 3_000;

/**
 * Runs `onChange` each time the file has been replaced since: the embedded database belongs to one process, so
 * publishing writes a file, and the server imports it. Returns a function that stops following.
 */
export function followFile(
  path: string,
  onChange: () => Promise<void>,
  lookEveryMs: number = LOOK_EVERY_MS,
): () => Promise<void> {
  let seen: number | null = null;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changedAt === null) return;
    const isNew = seen !== null && changedAt !== seen;
    seen = changedAt;
    if (isNew) await onChange();
  };
  const begin = () => {
    looking = looking.then(look);
  };
  begin();
  const timer = setInterval(begin, timerMs(lookEveryMs));
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
