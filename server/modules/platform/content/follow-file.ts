import { stat } from 'node:fs/promises';
import { timerMs } from '../../../../contract/timers.ts';

const LOOK_EVERY_MS = 3_000;

/** Returns when the file was last replaced, or null if there is none. */
export async function changeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/**
 * Runs `onChange` each time the file has been replaced since the change that is `known`: the embedded database belongs to one
 * process, so publishing writes a file, and the server imports it. If that returns false it is tried again at each later look.
 * Returns a function that stops following.
 */
export function followFile(
  path: string,
  known: number | null,
  onChange: () => Promise<boolean>,
  lookEveryMs: number = LOOK_EVERY_MS,
): () => Promise<void> {
  let seen = known;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const changedAt = await changeOf(path);
    if (changedAt === null || changedAt === seen) return;
    if (await onChange()) seen = changedAt;
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
