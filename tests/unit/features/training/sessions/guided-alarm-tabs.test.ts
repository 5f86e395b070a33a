// @vitest-environment jsdom
/** A training in two tabs, and one beside a soup: which of them sounds, and whose the buttons of her headphones are. */
import { actAs, wipeDevice } from '../../../../support/offline/device.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseAlarm } from '../../../../../src/platform/cues/alarm-choice.ts';
import { GuidedAlarm } from '../../../../../src/features/training/sessions/guided-alarm.ts';
import { guidedText } from '../../../../../src/features/training/sessions/guided.text.ts';
import { KitchenAlarm } from '../../../../../src/platform/timers/kitchen-alarm.ts';
import type { KitchenTimer } from '../../../../../src/platform/timers/kitchen-timer.ts';
import { timersText } from '../../../../../src/platform/timers/timers.text.ts';
import { beginGuided } from '../../../../../src/features/training/sessions/guided-session.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { PlayedTracks } from '../../../../support/played-tracks.ts';
import { planOf } from './one-exercise.ts';

/** Twenty seconds, after five seconds to get ready. */
const SETS = setsOfPlan(
  planOf(null).map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({
      ...block,
      steps: block.steps.map((step) => ({ ...step, unit: 'SECONDS' as const, least: 20, most: 20 })),
    })),
  })),
);
const START = Date.UTC(2026, 10, 23, 6);

/** The lock screen's words, and the effect of its buttons. */
class LockScreen {
  metadata: { title: string } | null = null;
  readonly #handlers = new Map<string, (() => void) | null>();

  setActionHandler(action: string, handler: (() => void) | null): void {
    this.#handlers.set(action, handler);
  }

  press(action: string): void {
    this.#handlers.get(action)?.();
  }
}

let tracks: PlayedTracks;
let lockScreen: LockScreen;
let alarms: GuidedAlarm[];
let kitchens: KitchenAlarm[];
const pressed = vi.fn<(what: string) => void>();

beforeEach(() => {
  wipeDevice();
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly title: string;
      constructor({ title = '' }: MediaMetadataInit) {
        this.title = title;
      }
    },
  );
  lockScreen = new LockScreen();
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: lockScreen });
  chooseAlarm({ sound: 'tones', reach: 'everywhere' });
  tracks = new PlayedTracks();
  alarms = [];
  kitchens = [];
  pressed.mockClear();
});

afterEach(async () => {
  for (const alarm of alarms) alarm.end();
  for (const kitchen of kitchens) await kitchen.follow([], false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openTab(name: string): Promise<GuidedAlarm> {
  actAs(name);
  const alarm = new GuidedAlarm({
    onPlay: () => pressed('training plays'),
    onPause: () => pressed('training stops'),
  });
  alarms.push(alarm);
  alarm.follow(beginGuided(SETS, START), SETS);
  await vi.advanceTimersByTimeAsync(0);
  return alarm;
}

function soup(endsAt: number): KitchenTimer {
  return {
    id: 'supp/2/0',
    recipeId: 'supp',
    recipeName: 'Lõhesupp',
    step: 2,
    label: '12 minutit',
    seconds: 720,
    endsAt,
    pausedMs: 0,
    isRung: false,
  };
}

function openKitchen(): KitchenAlarm {
  const kitchen = new KitchenAlarm({
    onPlay: () => pressed('soup goes on'),
    onPause: () => pressed('soup stops'),
  });
  kitchens.push(kitchen);
  return kitchen;
}

describe('a training that is open in two tabs', () => {
  it('sounds in one: the one in which she tapped last, and the other when that one is closed', async () => {
    const one = await openTab('one');
    const other = await openTab('other');
    expect(tracks.begun).toBe(1);
    expect((await tracks.ahead()).length).toBeGreaterThan(0);
    expect(one.silence.get()).toBeUndefined();
    expect(other.silence.get()).toBe('elsewhere');

    actAs('other');
    other.soundAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(tracks.begun).toBe(2);
    expect((await tracks.ahead()).length).toBeGreaterThan(0);
    expect(one.silence.get()).toBe('elsewhere');

    other.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(tracks.begun).toBe(3);
    expect(one.silence.get()).toBeUndefined();
  });
});

describe('the buttons of her headphones', () => {
  it('are the training’s while it lasts, also after a soup rings, and the soup’s afterwards', async () => {
    const kitchen = openKitchen();
    await kitchen.follow([soup(START + 40_000)], true);
    expect(lockScreen.metadata?.title).toBe(timersText.title);
    const training = await openTab('page');
    expect(lockScreen.metadata?.title).toBe(guidedText.lockScreen);
    await kitchen.follow([soup(START + 15_000)], true);
    expect(lockScreen.metadata?.title).toBe(guidedText.lockScreen);
    lockScreen.press('pause');
    expect(pressed.mock.calls).toEqual([['training stops']]);

    training.end();
    expect(lockScreen.metadata?.title).toBe(timersText.title);
    lockScreen.press('pause');
    expect(pressed.mock.calls.at(-1)).toEqual(['soup stops']);
  });

  it('are nobody’s when the soup has been taken away and the training is left', async () => {
    const kitchen = openKitchen();
    await kitchen.follow([soup(START + 40_000)], true);
    const training = await openTab('page');
    await kitchen.follow([], true);
    training.end();
    expect(lockScreen.metadata).toBeNull();
    lockScreen.press('play');
    expect(pressed).not.toHaveBeenCalled();
  });
});
