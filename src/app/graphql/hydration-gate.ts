/**
 * Holds every operation until the cache has loaded its data from the device: an answer that came earlier would never be kept, and
 * an early write would hide the kept data. A disk that does not answer is waited for 3 s at most.
 */
import type { Exchange, Operation } from '@urql/core';
import { concatMap, fromPromise, fromValue, map } from 'wonka';

const MAX_WAIT_MS = 3_000;

export function hydrationGate(hydrated: Promise<void>): Exchange {
  let isOpen = false;
  const open = () => {
    isOpen = true;
  };
  // Open before anybody else hears of it, so that a screen drawn then has its answer at once.
  const opened = Promise.race([
    hydrated.then(open),
    new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS)).then(open),
  ]);
  const hold = (operation: Operation) => map(() => operation)(fromPromise(opened));
  return ({ forward }) =>
    (operations$) =>
      forward(
        concatMap((operation: Operation) => (isOpen ? fromValue(operation) : hold(operation)))(operations$),
      );
}
