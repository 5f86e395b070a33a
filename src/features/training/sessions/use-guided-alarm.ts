import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '../../../device/after-paint.ts';
import { vibrate } from '../../../ui/vibration.ts';
import { onAlarmChoice, readAlarmChoice } from '../../../platform/cues/alarm-choice.ts';
import { useSoundAtNextTap } from '../../../platform/cues/use-sound-at-next-tap.ts';
import { hasRunOut } from './guided-session.ts';
import { GuidedAlarm, type Silence } from './guided-alarm.ts';
import type { GuidedRun } from './guided-run.ts';

const SOUNDS = { silence: undefined, soundAgain: () => {} };

/**
 * Sounds and vibrates while the training is on the screen or behind a lock. `onNext`: as the large button. Returns true while the
 * browser waits for a tap before it lets it sound.
 */
export function useGuidedAlarm(run: GuidedRun, onNext: () => void): boolean {
  const next = useEffectEvent(onNext);
  // Headphones may have one button. If no clock runs, it says that the set is done.
  const turn = useEffectEvent((type: 'resume' | 'pause') => {
    if (run.view.get().state.clock === null) onNext();
    else void run.act({ type });
  });
  const [{ silence, soundAgain }, setSound] = useState<{ silence: Silence; soundAgain: () => void }>(SOUNDS);
  useSoundAtNextTap(silence !== undefined, soundAgain);
  useEffect(() => {
    const alarm = new GuidedAlarm({
      onPlay: () => turn('resume'),
      onPause: () => turn('pause'),
      onNext: () => next(),
      onPrevious: () => void run.act({ type: 'step', by: -1 }),
    });
    let before = run.view.get().state;
    let forget = () => {};
    const follow = () => alarm.follow(run.view.get().state, run.sets);
    const change = () => {
      const { state } = run.view.get();
      if (state !== before && hasRunOut(before, Date.now()) && readAlarmChoice().sound !== 'silence')
        vibrate([200]);
      before = state;
      // To make the track takes as long as to draw the set, which she waits for.
      forget();
      forget = afterPaint(follow);
    };
    const leaveSilence = alarm.silence.subscribe(() =>
      setSound({ silence: alarm.silence.get(), soundAgain: alarm.soundAgain }),
    );
    follow();
    const leaveView = run.view.subscribe(change);
    const leaveChoice = onAlarmChoice(follow);
    return () => {
      forget();
      leaveView();
      leaveChoice();
      leaveSilence();
      alarm.end();
    };
  }, [run]);
  return silence === 'refused';
}
