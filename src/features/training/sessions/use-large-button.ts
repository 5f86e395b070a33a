import { useLayoutEffect, useRef } from 'react';
import { vibrate } from '../../../ui/vibration.ts';
import { type GuidedState, isPaused } from './guided-session.ts';
import type { GuidedRun } from './guided-run.ts';
import { useJustLedOn } from './use-just-led-on.ts';
import type { SetAtHand } from './use-set-at-hand.ts';

/** Decides what the large button does now, and keeps the focus on it. `onOver`: a press when no set is left. */
export function useLargeButton(
  run: GuidedRun,
  state: GuidedState,
  { planned, figures }: SetAtHand,
  onOver: () => void,
) {
  const ref = useRef<HTMLButtonElement>(null);
  const focus = () => ref.current?.focus();
  const paused = isPaused(state);
  useLayoutEffect(() => ref.current?.focus(), []);
  // A button that has gone with its rest or pause leaves the focus nowhere.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, [state.at, state.isRest, paused]);
  const finishSet = () => {
    if (!figures) return;
    vibrate(10);
    void run.act({ type: 'done', at: state.at, figures });
  };
  const hasJustLedOn = useJustLedOn(run);
  const press = () => {
    if (hasJustLedOn()) return;
    if (!planned) onOver();
    else if (state.isRest) void run.act({ type: 'skip', at: state.at });
    else if (paused) void run.act({ type: 'resume' });
    else finishSet();
  };
  return { ref, focus, press, finishSet };
}
