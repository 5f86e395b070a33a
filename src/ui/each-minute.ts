import { timerMs } from '../../contract/timers.ts';
import { onReturn } from '../device/return.ts';

export const MINUTE_MS = 60_000;

/** Calls `listener` at the start of each minute (so at midnight too) and whenever somebody returns to the page. */
export function onEachMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const untilNextMinute = () => MINUTE_MS - (Date.now() % MINUTE_MS);
  const turn = () => {
    listener();
    timer = setTimeout(turn, timerMs(untilNextMinute()));
  };
  timer = setTimeout(turn, timerMs(untilNextMinute()));
  const stopReturning = onReturn(listener);
  return () => {
    clearTimeout(timer);
    stopReturning();
  };
}
