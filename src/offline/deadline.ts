import { timerMs } from '../contract/timers.ts';

/** A signal that aborts after `timeoutMs`, or when `outer` does. (AbortSignal.any is too new for the phones of members.) */
export function deadline(timeoutMs: number, outer?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('Too slow', 'TimeoutError'));
  const timer = setTimeout(abort, timerMs(timeoutMs));
  controller.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    // It may live for many deadlines more.
    outer?.removeEventListener('abort', abort);
  });
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
