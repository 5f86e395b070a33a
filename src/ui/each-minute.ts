import { timerMs } from '../contract/timers.ts';

export const MINUTE_MS = 60_000;

/** Calls `listener` at the start of each minute (so at midnight too) and whenever the app becomes visible. */
export function onEachMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const untilNextMinute = () => MINUTE_MS - (Date.now() % MINUTE_MS);
  const turn = () => {
    listener();
    timer = setTimeout(turn, timerMs(untilNextMinute()));
  };
  timer = setTimeout(turn, timerMs(untilNextMinute()));
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
