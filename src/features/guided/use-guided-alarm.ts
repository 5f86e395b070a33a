import { useEffect, useEffectEvent } from 'react';
import { vibrate } from '../../ui/vibration.ts';
import { onAlarmChoice, readAlarmChoice } from '../cues/alarm-choice.ts';
import type { GuidedState } from '../sessions/guided-session.ts';
import { GuidedAlarm } from './guided-alarm.ts';
import type { GuidedRun } from './guided-run.ts';

/** What is heard and felt while the training is on the screen or behind a lock. `onNext`: as the large button. */
export function useGuidedAlarm(run: GuidedRun, onNext: () => void): void {
  const next = useEffectEvent(onNext);
  useEffect(() => {
    const alarm = new GuidedAlarm({
      onPlay: () => void run.act({ type: 'resume' }),
      onPause: () => void run.act({ type: 'pause' }),
      onNext: () => next(),
      onPrevious: () => void run.act({ type: 'step', by: -1 }),
    });
    let before = run.view.get().state;
    const follow = () => {
      const { state } = run.view.get();
      if (hasRunOut(before) && state !== before && readAlarmChoice().sound !== 'silence') vibrate([200]);
      before = state;
      alarm.follow(state, run.sets);
    };
    follow();
    const leaveView = run.view.subscribe(follow);
    const leaveChoice = onAlarmChoice(follow);
    return () => {
      leaveView();
      leaveChoice();
      alarm.end();
    };
  }, [run]);
}

/** Then the clock led on, and not she. */
function hasRunOut({ clock }: GuidedState): boolean {
  return clock !== null && 'endsAt' in clock && clock.endsAt <= Date.now();
}
