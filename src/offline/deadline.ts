import { timerMs } from '../../contract/timers.ts';

/** A signal that aborts after `timeoutMs`, or when `outer` does. (AbortSignal.any is too new for the phones of members.) */
export function deadline(timeoutMs: number, outer?: AbortSignal | null): AbortSignal {
  return startDeadline(timeoutMs, outer).signal;
}

/** Runs `work` with such a signal, of which nothing is left on `outer` once it has ended: that may live for many more. */
export async function withDeadline<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, end } = startDeadline(timeoutMs, outer);
  try {
    return await work(signal);
  } finally {
    end();
  }
}

function startDeadline(
  timeoutMs: number,
  outer: AbortSignal | null | undefined,
): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(new DOMException('Too slow', 'TimeoutError'));
  const timer = setTimeout(abort, timerMs(timeoutMs));
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  signal.addEventListener('abort', end);
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort);
  return { signal, end };
}
