/** Limits work that nobody waits for: it begins no further item once its turn is over, and ends the one in hand. */
export interface Turn {
  /** True if its time is up or the process ends. The rest of the work is done in the next turn. */
  isOver(): boolean;
}

export const ENDLESS: Turn = { isOver: () => false };

export function openTurn(workMs: number, isClosing: () => boolean): Turn {
  const stopAt = performance.now() + workMs;
  return { isOver: () => isClosing() || performance.now() > stopAt };
}

/** Does each part, even if one before it fails. Rejects with the failures at the end. */
export async function doAllParts(...parts: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts have failed`);
}

/**
 * Does `work` with each item of the lists that `list` makes, until they are empty or the turn is over: what is done is listed no
 * more, and what fails is `skipped` in the next list and keeps no other from its turn. Rejects with the failures at the end.
 */
export async function doAllListed<Item>(
  list: (skipped: number) => Promise<readonly Item[]>,
  work: (item: Item) => Promise<void>,
  turn: Turn,
): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const items = turn.isOver() ? [] : await list(failures.length);
    if (items.length === 0) break;
    for (const item of items) {
      if (turn.isOver()) break;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} are still to be done`);
}
