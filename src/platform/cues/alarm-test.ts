/** Ten seconds in which she locks her phone, and the app sees whether its sound went on. */
import type { TestResult } from './alarm-choice.ts';
import type { Cue } from './cue.ts';
import { CuePlayer } from './cue-player.ts';
import { soundMs } from './cue-sounds.ts';

const CUES: readonly Cue[] = [
  { kind: 'start', at: 500 },
  { kind: 'countdown', at: 7000 },
  { kind: 'countdown', at: 8000 },
  { kind: 'countdown', at: 9000 },
  { kind: 'end', at: 10_000 },
];
/** A track that was held up by more than this did not ring at its time. */
const LATE_MS = 2000;

/** Must be called by her press. */
export async function testAlarm(): Promise<TestResult> {
  const player = new CuePlayer();
  const from = Date.now();
  let isHidden = false;
  const notice = () => {
    isHidden ||= document.visibilityState === 'hidden';
  };
  document.addEventListener('visibilitychange', notice);
  await player.play(CUES.map(({ kind, at }) => ({ kind, at: from + at })));
  const hasBegun = player.state.get() === 'playing';
  if (hasBegun) await untilOver(player);
  document.removeEventListener('visibilitychange', notice);
  const isWhole = player.state.get() === 'idle' && Date.now() < from + 10_000 + soundMs('end') + LATE_MS;
  player.stop();
  if (!hasBegun) return 'refused';
  if (!isWhole) return 'stopped';
  return isHidden ? 'locked' : 'open';
}

function untilOver(player: CuePlayer): Promise<void> {
  return new Promise((resolve) => {
    const leave = player.state.subscribe(() => {
      if (player.state.get() === 'playing') return;
      leave();
      resolve();
    });
  });
}
