/**
 * Saves a week's films one after the other, each as her own tap would (savings.ts): a film that is interrupted resumes
 * by itself, and the next one follows. If the page is closed, what came stays.
 */
import { createStore } from '../../device/store.ts';
import { pathOf } from '../../library/media-path.ts';
import { shareSavedVideo } from '../../library/saved-videos.ts';
import { hasRoom } from '../saved-videos/save-video.ts';
import { onSavings, savingOf, startSaving, stopAndRemove } from '../saved-videos/savings.ts';

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
  /** Nothing more was saved: no space. */
  | { state: 'full' };

interface Order {
  memberId: string;
  /** Films that are not on the device. */
  films: readonly WeekFilm[];
  /** Rejects if nobody can say. */
  askAddress: (trainingId: string) => Promise<string>;
}

const IDLE: WeekSaving = { state: 'idle' };

export const weekSaving = createStore<WeekSaving>(IDLE);

/** What she may stop: the film at hand, if one has begun. */
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

/** Films that are complete stay. */
export async function stopWeekSaving(): Promise<void> {
  if (!current) return;
  current.isStopped = true;
  const { memberId, address } = current;
  if (address !== undefined) await stopAndRemove(memberId, address);
}

async function saveAll({ memberId, films, askAddress }: Order, run: Run) {
  const bytes = films.reduce((sum, film) => sum + film.bytes, 0);
  if (!(await hasRoom(bytes))) return { state: 'full' } as const;
  let before = 0;
  for (const [index, film] of films.entries()) {
    const tell = (kept: number, isWaiting: boolean) => {
      const keptBytes = before + kept;
      weekSaving.set({ state: 'saving', nth: index + 1, all: films.length, keptBytes, bytes, isWaiting });
    };
    tell(0, false);
    const address = pathOf(await askAddress(film.trainingId));
    if (run.isStopped) return IDLE;
    if (await shareSavedVideo(memberId, address, film.trainingId)) {
      before += film.bytes;
      continue;
    }
    run.address = address;
    const video = { ...film, address, askAddress: () => askAddress(film.trainingId) };
    void startSaving(memberId, video);
    if ((await settled(memberId, address, tell)) === 'full') return { state: 'full' } as const;
    // Removed meanwhile, here or in another tab, or with everything when she signed out: then nothing follows.
    if (!(await shareSavedVideo(memberId, address, film.trainingId))) return IDLE;
    run.address = undefined;
    before += film.bytes;
  }
  return IDLE;
}

/** Resolves when the film is here, or when it was removed, or when it found no room. */
function settled(
  memberId: string,
  address: string,
  tell: (keptBytes: number, isWaiting: boolean) => void,
): Promise<'over' | 'full'> {
  return new Promise((resolve) => {
    let kept = 0;
    const look = () => {
      const saving = savingOf(memberId, address);
      if (saving?.state === 'saving') kept = saving.keptBytes;
      if (saving && saving.state !== 'full') return tell(kept, saving.state === 'interrupted');
      leave();
      resolve(saving ? 'full' : 'over');
    };
    const leave = onSavings(look);
    look();
  });
}
