/**
 * The one clock of a schedule and the one order of all that happens in it. Tasks of one lane keep their order, as a disk's or a
 * channel's do; chance decides which lane goes next. The promises that follow a task belong to it.
 */
import type { Chance } from './chance.ts';

/** The browser's own, before a schedule hides it. */
const afterPromises = setImmediate;

const TASKS_A_TURN = 32;
/** Far more than the disk takes for all that there can be. */
const MAX_TASKS_AT_ONCE = 30_000;

/** Something does the same over and over, and time stands still. */
export class Endless extends Error {}

interface Task {
  /** True time in ms. */
  at: number;
  run: () => void;
  isCancelled: boolean;
}

export type Cancel = () => void;

/** The page, worker or server of a lane: `phone 1, page 2/disk` is one of page 2. */
export function placeOf(lane: string): string {
  return lane.split('/')[0] ?? '';
}

export class Scheduler {
  /** True time: epoch ms by a clock that is right. */
  now: number;
  /** Tasks run so far. */
  count = 0;
  /** The lane of the task that runs, so that what the disk does next stays in it. */
  lane = '';
  readonly #chance: Chance;
  readonly #lanes = new Map<string, Task[]>();
  /** Pages that nobody looks at, of which nothing runs but what the disk does for them. */
  readonly #asleep = new Set<string>();
  #alone = 0;
  #atOnce = 0;

  constructor(chance: Chance, now: number) {
    this.#chance = chance;
    this.now = now;
  }

  /** Adds a task that waits for nothing but its time, whatever else runs at its place. */
  addAlone(delayMs: number, run: () => void, place: string): Cancel {
    this.#alone += 1;
    return this.add(delayMs, run, `${place}/${this.#alone}`);
  }

  add(delayMs: number, run: () => void, lane: string): Cancel {
    const task: Task = { at: this.now + Math.max(0, delayMs), run, isCancelled: false };
    const queue = this.#lanes.get(lane);
    const last = queue?.at(-1);
    if (last) task.at = Math.max(task.at, last.at);
    if (queue) queue.push(task);
    else this.#lanes.set(lane, [task]);
    return () => {
      task.isCancelled = true;
    };
  }

  /** Tasks that are due for this page or worker wait until it is woken. */
  suspend(place: string): void {
    this.#asleep.add(place);
  }

  resume(place: string): void {
    this.#asleep.delete(place);
  }

  /** Time in which nothing of what waits is done. */
  sleep(ms: number): void {
    this.now += ms;
  }

  /** Runs at most `most` tasks that are due by `until`; resolves with whether none was left. */
  run(until: number, most = Number.POSITIVE_INFINITY): Promise<boolean> {
    return new Promise((resolve, reject) => {
      let ran = 0;
      let isOver = false;
      const end = (isEmpty: boolean) => {
        isOver = true;
        if (isEmpty && most === Number.POSITIVE_INFINITY) this.now = Math.max(this.now, until);
        resolve(isEmpty);
      };
      const runNext = () => {
        if (isOver) return;
        if (ran === most) return end(false);
        const lane = this.#nextLane(until);
        if (lane === undefined) return end(true);
        ran += 1;
        if (this.#atOnce > MAX_TASKS_AT_ONCE) {
          isOver = true;
          return reject(new Endless(lane));
        }
        this.#runFirst(lane);
      };
      // Node lets all promises go on after each; a turn of its loop for each would take longer than the task.
      const runMany = () => {
        for (let turn = 0; turn < TASKS_A_TURN; turn += 1) afterPromises(runNext);
        afterPromises(() => {
          if (!isOver) runMany();
        });
      };
      runMany();
    });
  }

  #runFirst(lane: string): void {
    const queue = this.#lanes.get(lane) ?? [];
    const task = queue.shift();
    if (queue.length === 0) this.#lanes.delete(lane);
    if (!task) return;
    this.#atOnce = task.at > this.now ? 0 : this.#atOnce + 1;
    this.now = Math.max(this.now, task.at);
    this.lane = lane;
    this.count += 1;
    task.run();
  }

  /** One of the lanes that are due; if none is, the one that is due first. */
  #nextLane(until: number): string | undefined {
    const due: string[] = [];
    let first: string | undefined;
    let firstAt = Number.POSITIVE_INFINITY;
    for (const [lane, queue] of this.#lanes) {
      while (queue[0]?.isCancelled) queue.shift();
      const [task] = queue;
      if (!task) {
        this.#lanes.delete(lane);
        continue;
      }
      if (this.#asleep.size > 0 && !lane.endsWith('/disk') && this.#asleep.has(placeOf(lane))) continue;
      if (task.at <= this.now) due.push(lane);
      else if (task.at < firstAt) {
        first = lane;
        firstAt = task.at;
      }
    }
    if (due.length > 0) return due.length === 1 ? due[0] : this.#chance.oneOf(due);
    return firstAt <= until ? first : undefined;
  }
}
