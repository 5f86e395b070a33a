/**
 * What this page is downloading. A download continues while the member moves around the app and resumes when a lost
 * connection returns. If the page is closed, the downloaded pieces stay, and her next tap resumes from there.
 */
import { timerMs } from '../../contract/timers.ts';
import { createListeners } from '../../device/store.ts';
import { askToPersist } from '../../offline/persistence.ts';
import { retryDelayMs } from '../../offline/retry-schedule.ts';
import { removeSavedVideo } from '../../library/saved-videos.ts';
import { saveVideo, type VideoToSave } from './save-video.ts';

export type Saving =
  | { state: 'saving'; keptBytes: number }
  /** Waiting for the network. */
  | { state: 'interrupted' }
  /** Nothing was saved: no space. */
  | { state: 'full' };

const savings = new Map<string, Saving>();
const runs = new Map<string, { stop: AbortController; ended: Promise<unknown> }>();
/** Consecutive interruptions of each download. */
const failures = new Map<string, number>();
const listeners = createListeners();

const keyOf = (memberId: string, address: string) => `${memberId} ${address}`;

export function savingOf(memberId: string, address: string): Saving | undefined {
  return savings.get(keyOf(memberId, address));
}

export const onSavings = listeners.subscribe;

/** Starts or resumes a download; does nothing if it is already running. */
export async function startSaving(memberId: string, video: VideoToSave): Promise<void> {
  const key = keyOf(memberId, video.address);
  if (savings.get(key)?.state === 'saving') return;
  const stop = new AbortController();
  note(key, { state: 'saving', keptBytes: 0 });
  const onProgress = (keptBytes: number) => {
    if (!stop.signal.aborted) note(key, { state: 'saving', keptBytes });
  };
  const run = saveVideo({ memberId, video, signal: stop.signal, onProgress });
  runs.set(key, { stop, ended: run });
  const end = await run;
  if (stop.signal.aborted) return;
  if (end === 'saved') void askToPersist();
  if (end === 'interrupted') resumeLater(memberId, video);
  else failures.delete(key);
  note(key, end === 'interrupted' || end === 'full' ? { state: end } : undefined);
}

/** Stops the download and removes its pieces, or removes a complete video. */
export async function stopAndRemove(memberId: string, address: string): Promise<void> {
  const key = keyOf(memberId, address);
  const run = runs.get(key);
  run?.stop.abort();
  // A piece being written must be finished before it can be removed.
  await run?.ended;
  runs.delete(key);
  await removeSavedVideo(memberId, address);
  note(key, undefined);
}

/** Resumes on the browser's `online` event, and also on its own: the event may precede the network, or never come. */
function resumeLater(memberId: string, video: VideoToSave): void {
  const key = keyOf(memberId, video.address);
  const count = (failures.get(key) ?? 0) + 1;
  failures.set(key, count);
  const resume = () => {
    window.removeEventListener('online', resume);
    clearTimeout(timer);
    if (savings.get(key)?.state === 'interrupted') void startSaving(memberId, video);
  };
  const delayMs = retryDelayMs({ failures: count, isWatched: document.visibilityState === 'visible' });
  const timer = setTimeout(resume, timerMs(delayMs));
  window.addEventListener('online', resume);
}

function note(key: string, saving: Saving | undefined): void {
  if (saving) savings.set(key, saving);
  else savings.delete(key);
  listeners.tell();
}
