/**
 * Saves a week's films one after the other, each as her own tap would (savings.ts). A film that is interrupted resumes by itself,
 * and the next one follows; one that staff have replaced or withdrawn, or that is closed to her by now, is passed over. If going
 * on would cost her, and she was not asked, it waits for her press. If the page is closed, the saved pieces stay.
 */
import { createStore } from '../../../device/store.ts';
import { pathOf } from '../../../library/media-path.ts';
import { shareSavedVideo } from '../../../library/saved-videos.ts';
import { allowanceNow } from '../../training/saved-videos/data-plan.ts';
import { FilmClosed, FilmGone, hasRoom } from '../../training/saved-videos/save-video.ts';
import { onSavings, savingOf, startSaving, stopAndRemove } from '../../training/saved-videos/savings.ts';

export interface WeekFilm {
  trainingId: string;
  title: string;
  bytes: number;
}

export type WeekSaving =
  | { state: 'idle' }
  /** `isWaiting`: for the network. */
  | { state: 'saving'; nth: number; all: number; keptBytes: number; bytes: number; isWaiting: boolean }
  /** The service could not be asked for a film. */
  | { state: 'interrupted' }
  /** Going on would cost her. */
  | { state: 'held' }
  /** Nothing more was saved: no space. */
  | { state: 'full' };

interface Order {
  memberId: string;
  /** Films that are not on the device. */
  films: readonly WeekFilm[];
  /** Rejects with `FilmGone`, `FilmClosed` or, if nobody can say, another. */
  askAddress: (trainingId: string) => Promise<string>;
}

const IDLE: WeekSaving = { state: 'idle' };

export const weekSaving = createStore<WeekSaving>(IDLE);

/** The saving that she may stop: the film at hand, if one has begun. */
interface Run {
  isStopped: boolean;
  memberId: string;
  address?: string | undefined;
}

let current: Run | undefined;

export async function startWeekSaving(order: Order): Promise<void> {
  if (current) return;
  const run: Run = { isStopped: false, memberId: order.memberId };
  current = run;
  const end = await saveAll(order, run).catch((): WeekSaving => ({ state: 'interrupted' }));
  current = undefined;
  weekSaving.set(run.isStopped ? IDLE : end);
}

/** The end has been shown, and may no longer be true: she makes room, or finds a network that costs nothing. */
export function forgetWeekEnd(): void {
  if (!current) weekSaving.set(IDLE);
}

/** Films that are complete stay. */
export async function stopWeekSaving(): Promise<void> {
  if (!current) return;
  current.isStopped = true;
  const { memberId, address } = current;
  if (address !== undefined) await stopAndRemove(memberId, address);
}

/** Undefined if the training has no film for her any more. */
function knownPath(asked: Promise<string>): Promise<string | undefined> {
  return asked.then(pathOf).catch((error: unknown) => {
    if (!(error instanceof FilmGone || error instanceof FilmClosed)) throw error;
    return undefined;
  });
}

async function saveAll({ memberId, films, askAddress }: Order, run: Run) {
  const mayGoOn = allowanceNow();
  const bytes = films.reduce((sum, film) => sum + film.bytes, 0);
  if (!(await hasRoom(bytes))) return { state: 'full' } as const;
  let before = 0;
  for (const [index, film] of films.entries()) {
    if (!mayGoOn()) return { state: 'held' } as const;
    const former = before;
    const tell = (kept: number, isWaiting: boolean) => {
      const keptBytes = former + kept;
      weekSaving.set({ state: 'saving', nth: index + 1, all: films.length, keptBytes, bytes, isWaiting });
    };
    tell(0, false);
    const address = await knownPath(askAddress(film.trainingId));
    if (run.isStopped) return IDLE;
    before += film.bytes;
    if (address === undefined || (await shareSavedVideo(memberId, address, film.trainingId))) continue;
    run.address = address;
    const video = { ...film, address, askAddress: () => askAddress(film.trainingId) };
    void startSaving(memberId, video, mayGoOn);
    const end = await settled(memberId, address, tell);
    if (end === 'full') return { state: end } as const;
    if (end === 'interrupted') return { state: 'held' } as const;
    // Removed meanwhile, here or in another tab, or with everything when she signed out: then nothing follows.
    if (end === 'over' && !(await shareSavedVideo(memberId, address, film.trainingId))) return IDLE;
    run.address = undefined;
  }
  return IDLE;
}

/** Resolves when the film is here, or was removed, or nothing of it could be kept, or its rest would cost her. */
function settled(
  memberId: string,
  address: string,
  tell: (keptBytes: number, isWaiting: boolean) => void,
): Promise<'over' | 'full' | 'gone' | 'closed' | 'interrupted'> {
  return new Promise((resolve) => {
    let kept = 0;
    const look = () => {
      const saving = savingOf(memberId, address);
      if (saving?.state === 'saving') kept = saving.keptBytes;
      if (saving?.state === 'saving') return tell(kept, false);
      if (saving?.state === 'interrupted' && !saving.isHeld) return tell(kept, true);
      leave();
      resolve(saving?.state ?? 'over');
    };
    const leave = onSavings(look);
    look();
  });
}
