/**
 * The downloads of this page. A download continues while the member moves around the app and resumes when a lost connection
 * returns, unless that would cost her and she was not asked. If the page is closed, the downloaded pieces stay, and her next tap
 * resumes from there.
 */
import { timerMs } from '../../../../contract/timers.ts';
import { createListeners } from '../../../device/store.ts';
import { askToPersist } from '../../../offline/persistence.ts';
import { retryDelayMs } from '../../../offline/retry-schedule.ts';
import { removeSavedVideo } from '../../../library/saved-videos.ts';
import { allowanceNow } from './data-plan.ts';
import { type SaveEnd, saveVideo, type VideoToSave } from './save-video.ts';

export type Saving =
  | { state: 'saving'; keptBytes: number }
  /** Waiting for the network; `isHeld`: for one that costs nothing, or for her press. */
  | { state: 'interrupted'; isHeld: boolean }
  /** Nothing was saved: no space, or her plan opens it no more. */
  | { state: 'full' | 'closed' }
  /** Nothing was saved: staff have replaced or withdrawn it. `trainingId`: with which she was saving it. */
  | { state: 'gone'; trainingId: string };

const savings = new Map<string, Saving>();
interface Run {
  stop: AbortController;
  ended: Promise<unknown>;
  mayGoOn: () => boolean;
}

const runs = new Map<string, Run>();
/** Consecutive interruptions of each download. */
const failures = new Map<string, number>();
const listeners = createListeners();

const keyOf = (memberId: string, address: string) => `${memberId} ${address}`;

export function savingOf(memberId: string, address: string): Saving | undefined {
  return savings.get(keyOf(memberId, address));
}

export const onSavings = listeners.subscribe;

/** True if a film that she was saving with this training is gone, and nobody has forgotten it. */
export function isGoneFrom(memberId: string, trainingId: string): boolean {
  return goneKeys(memberId, trainingId).length > 0;
}

export function forgetGone(memberId: string, trainingId: string): void {
  for (const key of goneKeys(memberId, trainingId)) note(key, undefined);
}

function goneKeys(memberId: string, trainingId: string): string[] {
  return [...savings].flatMap(([key, saving]) =>
    saving.state === 'gone' && saving.trainingId === trainingId && key.startsWith(keyOf(memberId, ''))
      ? key
      : [],
  );
}

/** Starts or resumes a download at her press; does nothing if it is already running. */
export async function startSaving(
  memberId: string,
  video: VideoToSave,
  mayGoOn = allowanceNow(),
): Promise<void> {
  const key = keyOf(memberId, video.address);
  if (savings.get(key)?.state === 'saving') return;
  const stop = new AbortController();
  forgetGone(memberId, video.trainingId);
  note(key, { state: 'saving', keptBytes: 0 });
  const onProgress = (keptBytes: number) => {
    if (!stop.signal.aborted) note(key, { state: 'saving', keptBytes });
  };
  const run = saveVideo({ memberId, video, signal: stop.signal, onProgress, mayGoOn });
  runs.set(key, { stop, ended: run, mayGoOn });
  const end = await run;
  if (stop.signal.aborted) return;
  if (end === 'saved') void askToPersist();
  if (end === 'interrupted') resumeLater(memberId, video);
  else failures.delete(key);
  note(key, shownOf(end, video, !mayGoOn()));
}

function shownOf(end: SaveEnd, { trainingId }: VideoToSave, isHeld: boolean): Saving | undefined {
  if (end === 'saved' || end === 'stopped') return undefined;
  if (end === 'interrupted') return { state: end, isHeld };
  return end === 'gone' ? { state: end, trainingId } : { state: end };
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
    if (savings.get(key)?.state !== 'interrupted') return;
    const mayGoOn = runs.get(key)?.mayGoOn;
    if (mayGoOn?.()) return void startSaving(memberId, video, mayGoOn);
    note(key, { state: 'interrupted', isHeld: true });
    resumeLater(memberId, video);
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
