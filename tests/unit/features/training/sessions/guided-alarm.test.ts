// @vitest-environment jsdom
/** The sounds of a training while she pauses it, skips, takes longer, goes back and leaves. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseAlarm } from '../../../../../src/platform/cues/alarm-choice.ts';
import { GuidedAlarm } from '../../../../../src/features/training/sessions/guided-alarm.ts';
import {
  beginGuided,
  type GuidedAction,
  guidedAfter,
} from '../../../../../src/features/training/sessions/guided-session.ts';
import { PlayedTracks } from '../../../../support/played-tracks.ts';
import { onceStep, setsOfSteps } from '../../../../support/written-plan.ts';

/** Ready at 5 s, forty seconds until 45, rest until 65, twenty until 85, rest until 145; then she counts. */
const SETS = setsOfSteps(
  onceStep('harkhupe', 'SECONDS', 40, 20),
  onceStep('plank', 'SECONDS', 20, 60),
  onceStep('kukk', 'REPETITIONS', 12, 0),
);
const ALL = [2, 3, 4, 5, 25, 42, 43, 44, 45, 62, 63, 64, 65, 82, 83, 84, 85, 142, 143, 144, 145];
const START = Date.UTC(2026, 10, 23, 6);

let tracks: PlayedTracks;
let alarm: GuidedAlarm;
let state: ReturnType<typeof beginGuided>;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  chooseAlarm({ sound: 'tones', reach: 'everywhere' });
  tracks = new PlayedTracks();
  alarm = new GuidedAlarm({ onPlay: () => {}, onPause: () => {} });
});

afterEach(() => {
  alarm.end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function begin(): void {
  state = beginGuided(SETS, Date.now());
  alarm.follow(state, SETS);
}

/** As the screen does after a tap, and when time has run out. */
async function act(action: GuidedAction): Promise<void> {
  state = guidedAfter(state, action, SETS, Date.now());
  alarm.follow(state, SETS);
  await vi.advanceTimersByTimeAsync(0);
}

/** Lets the training run, and looks at the clock whenever something ends, as the screen does. */
async function runTo(second: number): Promise<void> {
  for (;;) {
    const { clock } = state;
    const endsAt = clock && 'endsAt' in clock ? clock.endsAt : Infinity;
    if (endsAt > START + second * 1000) break;
    await vi.advanceTimersByTimeAsync(endsAt - Date.now());
    await act({ type: 'look' });
  }
  await vi.advanceTimersByTimeAsync(START + second * 1000 - Date.now());
}

/** Seconds from the beginning at which she will hear something, each within 20 ms. */
async function ahead(): Promise<number[]> {
  const seconds = (await tracks.ahead()).map((at) => (at - START) / 1000);
  for (const second of seconds) expect(Math.abs(second - Math.round(second))).toBeLessThan(0.02);
  return seconds.map(Math.round);
}

const later = (from: number, by: number) =>
  ALL.filter((second) => second > from).map((second) => second + by);

describe('what she hears of a training', () => {
  it('is one track up to the set that she counts, which sets and rests that run out leave alone', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(await ahead()).toEqual(ALL);
    await runTo(70);
    expect(await ahead()).toEqual(ALL.filter((second) => second > 70));
    expect(tracks.begun).toBe(1);
  });

  it('is silent while she has stopped the time, and continues from there, even halfway through a set', async () => {
    begin();
    await runTo(20);
    await act({ type: 'pause' });
    expect(await ahead()).toEqual([]);
    await runTo(320);
    await act({ type: 'resume' });
    expect(await ahead()).toEqual(later(20, 300));
  });

  it('does not bring the half of a set again that she has heard before she stopped the time', async () => {
    begin();
    await runTo(30);
    await act({ type: 'pause' });
    await runTo(40);
    await act({ type: 'resume' });
    expect((await ahead())[0]).toBe(52);
  });

  it('moves by fifteen seconds when she takes longer, and by each further press', async () => {
    begin();
    await runTo(50);
    await act({ type: 'longer', seconds: 15 });
    expect(await ahead()).toEqual(later(50, 15));
    await act({ type: 'longer', seconds: 15 });
    expect(await ahead()).toEqual(later(50, 30));
  });

  it('begins with the set when she skips its rest, and with the rest when she ends a set early', async () => {
    begin();
    await runTo(50);
    await act({ type: 'skip', at: 1 });
    expect(await ahead()).toEqual(later(65, -15));
    await runTo(60);
    await act({ type: 'done', at: 1, figures: { repetitions: null, weight: null } });
    expect(await ahead()).toEqual([117, 118, 119, 120]);
  });

  it('is nothing when she goes back to a set, until she starts it', async () => {
    begin();
    await runTo(70);
    await act({ type: 'go', to: 0 });
    expect(await ahead()).toEqual([]);
    await runTo(100);
    await act({ type: 'resume' });
    expect(await ahead()).toEqual(later(5, 95));
  });

  it('has no gap: the track before ends only when the next one plays', async () => {
    begin();
    await runTo(46);
    for (let press = 0; press < 5; press += 1) await act({ type: 'longer', seconds: 15 });
    await act({ type: 'skip', at: 1 });
    expect(tracks.begun).toBe(7);
    expect(tracks.fewestWhileReplaced).toBe(1);
  });

  it('beside her music is one short track for each countdown and each half, and none between them', async () => {
    chooseAlarm({ reach: 'screen' });
    begin();
    const heard = new Set<number>();
    for (let second = 0; second < 150; second += 0.5) {
      await runTo(second);
      const soon = await ahead();
      const last = soon.at(-1);
      if (last !== undefined) expect(last - second).toBeLessThanOrEqual(5);
      for (const each of soon) heard.add(each);
    }
    expect([...heard]).toEqual(ALL);
    expect(tracks.begun).toBe(6);
  });

  it('is nothing with silence or vibration, from the moment at which she chooses it', async () => {
    begin();
    await runTo(10);
    for (const sound of ['silence', 'vibration'] as const) {
      chooseAlarm({ sound });
      await act({ type: 'look' });
      expect(await ahead()).toEqual([]);
    }
    chooseAlarm({ sound: 'tones' });
    await act({ type: 'look' });
    expect(await ahead()).toEqual(later(10, 0));
  });

  it('leaves her music alone at sets that she counts, until the first rest', async () => {
    const [first, second] = SETS.slice(2).flatMap((set) => [{ ...set, before: null }, set]);
    if (!first || !second) throw new Error('No sets');
    const sets = [first, { ...second, number: 2 }];
    state = beginGuided(sets, Date.now());
    alarm.follow(state, sets);
    await vi.advanceTimersByTimeAsync(10_000);
    alarm.follow(state, sets);
    await vi.advanceTimersByTimeAsync(0);
    expect(tracks.begun).toBe(0);
    expect(alarm.silence.get()).toBeUndefined();

    state = guidedAfter(
      state,
      { type: 'done', at: 0, figures: { repetitions: 12, weight: null } },
      sets,
      Date.now(),
    );
    alarm.follow(state, sets);
    await vi.advanceTimersByTimeAsync(0);
    expect(tracks.begun).toBe(1);
    expect(await ahead()).toEqual([67, 68, 69, 70]);
  });

  it('stays on the lock screen when the last of it has been heard, because its track does not end', async () => {
    begin();
    await runTo(145);
    expect(tracks.playing()).toBe(1);
    await runTo(400);
    expect(tracks.playing()).toBe(0);
    expect(tracks.ended).toBe(0);
  });

  it('has no lock screen beside her music', async () => {
    chooseAlarm({ reach: 'screen' });
    state = beginGuided(
      SETS.slice(2).map((set) => ({ ...set, before: null })),
      Date.now(),
    );
    alarm.follow(state, SETS.slice(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(tracks.begun).toBe(0);
  });

  it('ends when she leaves', async () => {
    begin();
    await runTo(10);
    alarm.end();
    expect(await ahead()).toEqual([]);
    await runTo(30);
    expect(await ahead()).toEqual([]);
  });

  it('is heard to its end where the training ends with it', async () => {
    begin();
    await runTo(145);
    alarm.end();
    expect(tracks.playing()).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(tracks.playing()).toBe(0);
  });
});
