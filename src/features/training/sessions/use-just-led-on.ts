import { useEffect, useRef } from 'react';
import { hasRunOut } from './guided-session.ts';
import type { GuidedRun } from './guided-run.ts';

/** Within it nobody has seen that a button says something else, decided, and pressed. */
const REACTION_MS = 500;
/** By time, and by the large button itself. */
const OF_LARGE_BUTTON = new Set(['look', 'skip', 'done', 'resume']);

/**
 * Returns a function that tells whether time that ran out has just changed what the large button does. A press was meant for
 * what it did before then: to skip the rest, and not to have done the set behind it.
 */
export function useJustLedOn(run: GuidedRun): () => boolean {
  const ledOnAt = useRef(-Infinity);
  useEffect(() => {
    let before = run.view.get().state;
    return run.view.subscribe(() => {
      const { state, actions = [] } = run.view.get();
      // Once she has pressed another button, she has seen that the screen went on.
      if (!actions.every(({ type }) => OF_LARGE_BUTTON.has(type))) ledOnAt.current = -Infinity;
      else if (state !== before && hasRunOut(before, Date.now())) ledOnAt.current = performance.now();
      before = state;
    });
  }, [run]);
  return () => performance.now() - ledOnAt.current < REACTION_MS;
}
