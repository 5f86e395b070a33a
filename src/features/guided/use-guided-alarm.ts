import { useEffect, useEffectEvent, useState } from 'react';
import { vibrate } from '../../ui/vibration.ts';
import { onAlarmChoice, readAlarmChoice } from '../cues/alarm-choice.ts';
import type { PlayerState } from '../cues/cue-player.ts';
import { useSoundAtNextTap } from '../cues/use-sound-at-next-tap.ts';
import type { GuidedState } from '../sessions/guided-session.ts';
import { GuidedAlarm } from './guided-alarm.ts';
import type { GuidedRun } from './guided-run.ts';

const NOTHING_HEARD = { state: 'idle', soundAgain: () => {} } as const;

/**
 * What is heard and felt while the training is on the screen or behind a lock. `onNext`: as the large button. Returns
 * whether the browser waits for a tap of hers before it lets it sound.
 */
export function useGuidedAlarm(run: GuidedRun, onNext: () => void): boolean {
  const next = useEffectEvent(onNext);
  const [heard, setHeard] = useState<{ state: PlayerState; soundAgain: () => void }>(NOTHING_HEARD);
  useSoundAtNextTap(heard.state === 'refused', heard.soundAgain);
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
    const leaveState = alarm.state.subscribe(() =>
      setHeard({ state: alarm.state.get(), soundAgain: alarm.soundAgain }),
    );
    follow();
    const leaveView = run.view.subscribe(follow);
    const leaveChoice = onAlarmChoice(follow);
    return () => {
      leaveView();
      leaveChoice();
      leaveState();
      alarm.end();
    };
  }, [run]);
  return heard.state === 'refused';
}

/** Then the clock led on, and not she. */
function hasRunOut({ clock }: GuidedState): boolean {
  return clock !== null && 'endsAt' in clock && clock.endsAt <= Date.now();
}
