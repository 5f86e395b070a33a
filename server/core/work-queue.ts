/** Runs work of which much at once would take all of a process. */
export interface WorkQueue {
  /** Returns what `work` does, which begins once there is room for it, in the order of asking. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Runs at most `most` of its tasks at a time. */
export function createWorkQueue(most: number): WorkQueue {
  let room = most;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (room > 0) room -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else room += 1;
      }
    },
  };
}
