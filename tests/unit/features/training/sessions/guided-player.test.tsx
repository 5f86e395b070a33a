// @vitest-environment jsdom
/** The screen of a training under way, in a browser that refuses what a browser may refuse. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanSectionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import type { Equipment } from '../../../../../contract/enumerations.ts';
import { cuesText } from '../../../../../src/platform/cues/cues.text.ts';
import type { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import { guidedText } from '../../../../../src/features/training/sessions/guided.text.ts';
import { guidedAfter, isPaused } from '../../../../../src/features/training/sessions/guided-session.ts';
import type { Session } from '../../../../../src/features/training/sessions/session.ts';
import { wakeLockText } from '../../../../../src/ui/wake-lock.text.ts';
import { completeJsdom } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';
import { openPlayer } from './open-player.tsx';

/** Five seconds to get ready, then a minute of it. */
function timedPlan(equipment: Equipment | null = null): PlanSectionDetailsFragment[] {
  return planOf(equipment).map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({
      ...block,
      steps: block.steps.map((step) => ({ ...step, unit: 'SECONDS' as const, least: 60, most: 60 })),
    })),
  }));
}

/** A browser that plays a sound only after a tap. */
const browser = { isTapped: false, played: 0 };
let run: GuidedRun;

async function openTraining(plan: PlanSectionDetailsFragment[], sessions: Session[] = []): Promise<void> {
  run = await openPlayer(plan, { sessions });
}

beforeAll(completeJsdom);
beforeEach(() => {
  browser.isTapped = false;
  browser.played = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    if (!browser.isTapped) throw new DOMException('', 'NotAllowedError');
    browser.played += 1;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the alarm of a training that she opened without a tap', () => {
  it('is said to wait for one, on the screen and in its plan, and sounds after it', async () => {
    await openTraining(timedPlan());
    const stage = await screen.findByText(cuesText.refused);
    fireEvent.click(screen.getByRole('button', { name: guidedText.plan }));
    expect(screen.getAllByText(cuesText.refused)).toHaveLength(2);
    expect(browser.played).toBe(0);
    browser.isTapped = true;
    fireEvent.pointerUp(stage);
    await waitFor(() => expect(screen.queryByText(cuesText.refused)).toBeNull());
    expect(browser.played).toBe(1);
  });

  it('sounds again at the next tap when a call took it away', async () => {
    browser.isTapped = true;
    await openTraining(timedPlan());
    await waitFor(() => expect(browser.played).toBe(1));
    const [audio] = vi.mocked(HTMLMediaElement.prototype.play).mock.contexts;
    act(() => {
      if (audio instanceof HTMLMediaElement) audio.dispatchEvent(new Event('pause'));
    });
    const stage = await screen.findByText(cuesText.refused);
    fireEvent.pointerUp(stage);
    await waitFor(() => expect(screen.queryByText(cuesText.refused)).toBeNull());
    expect(browser.played).toBe(2);
  });
});

describe('the button of her headphones', () => {
  const handlers = new Map<string, (() => void) | null>();
  const press = (action: string) => act(async () => handlers.get(action)?.());

  beforeEach(() => {
    browser.isTapped = true;
    handlers.clear();
    vi.stubGlobal('MediaMetadata', class {});
    const setActionHandler = (action: string, handler: (() => void) | null) => handlers.set(action, handler);
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: { setActionHandler } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'mediaSession');
  });

  it.each(['play', 'pause'])(
    'says that a set which she counts is done, from the first one on: %s',
    async (action) => {
      await openTraining(planOf(null));
      await press(action);
      await waitFor(() => expect(run.view.get().state.done).toHaveLength(1));
      expect(run.view.get().state.isRest).toBe(true);
    },
  );

  it('stops the time of what runs and lets it go on', async () => {
    await openTraining(timedPlan());
    await press('pause');
    await waitFor(() => expect(isPaused(run.view.get().state)).toBe(true));
    await press('play');
    await waitFor(() => expect(isPaused(run.view.get().state)).toBe(false));
    expect(run.view.get().state.done).toEqual([]);
  });
});

describe('a press in the moment in which a rest ends by itself', () => {
  const main = () => screen.findByRole('button', { name: guidedText.done });
  let now = 0;

  beforeEach(() => {
    now = performance.now();
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** She rests before the second set, until the clock leads on to it. */
  async function restUntilItsEnd(sets = 2): Promise<void> {
    await openTraining(planOf(null, sets));
    fireEvent.click(await main());
    await screen.findByRole('button', { name: guidedText.skip });
    vi.setSystemTime(Date.now() + 60_000);
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    await act(() => run.act({ type: 'look' }));
  }

  it.each([
    ['finger', (button: HTMLElement) => fireEvent.click(button)],
    ['key', (button: HTMLElement) => fireEvent.keyDown(button.closest('dialog') ?? button, { key: 'Enter' })],
  ])('is meant for the rest, and logs no set: by %s', async (_by, press) => {
    await restUntilItsEnd();
    now += 400;
    press(await main());
    // The press's change is on the disk after this.
    await act(() => run.act({ type: 'look' }));
    expect(run.view.get().state.done).toHaveLength(1);
    now += 600;
    press(await main());
    await waitFor(() => expect(run.view.get().state.done).toHaveLength(2));
  });

  it('logs the set that she has just gone on to', async () => {
    await restUntilItsEnd(3);
    now += 100;
    fireEvent.click(screen.getByRole('button', { name: guidedText.forth }));
    await waitFor(() => expect(run.view.get().state.at).toBe(2));
    now += 100;
    fireEvent.click(await main());
    await waitFor(() => expect(run.view.get().state.done).toHaveLength(2));
  });

  it('logs the set when she has skipped the rest herself', async () => {
    await openTraining(planOf(null));
    fireEvent.click(await main());
    fireEvent.click(await screen.findByRole('button', { name: guidedText.skip }));
    fireEvent.click(await main());
    await waitFor(() => expect(run.view.get().state.done).toHaveLength(2));
  });
});

describe('a key that she holds down', () => {
  const hold = (target: Element, key: string) => fireEvent.keyDown(target, { key, repeat: true });

  it('logs one set, on the screen and on the button that has the focus', async () => {
    await openTraining(planOf(null));
    const main = await screen.findByRole('button', { name: guidedText.done });
    const dialog = main.closest('dialog') ?? document.body;
    for (const key of ['Enter', ' ']) {
      expect(hold(dialog, key)).toBe(false);
      // The browser presses a button again at each repetition that nobody stops.
      expect(hold(main, key)).toBe(false);
    }
    expect(run.view.get().state.done).toEqual([]);
    fireEvent.keyDown(dialog, { key: 'Enter' });
    await waitFor(() => expect(run.view.get().state.done).toHaveLength(1));
  });

  it('does not answer whether the training is to end', async () => {
    await openTraining(planOf(null));
    fireEvent.click(await screen.findByRole('button', { name: guidedText.finish }));
    const question = within(screen.getByRole('dialog', { name: guidedText.finishQuestion }));
    expect(hold(question.getByRole('button', { name: guidedText.finish }), 'Enter')).toBe(false);
  });
});

describe('a set by the clock with dumbbells', () => {
  const CARRIED: Session = {
    __typename: 'TrainingSession',
    id: 'before',
    revision: 1,
    kind: 'TRAINING',
    trainingId: 'jalad',
    name: 'Jalad',
    eventDateTime: '2026-11-20T18:00:00+02:00',
    endDateTime: '2026-11-20T18:30:00+02:00',
    minutes: 30,
    effort: null,
    note: null,
    place: null,
    sets: [
      {
        __typename: 'PerformedSet',
        exerciseId: 'kukk-kangiga',
        exercise: 'Kükk kangiga',
        number: 1,
        repetitions: null,
        seconds: 60,
        weight: 16,
        side: null,
        doneAt: '2026-11-20T18:10:00+02:00',
      },
    ],
  };

  it('asks for their weight, and has what the screen showed when its time runs out', async () => {
    await openTraining(timedPlan('DUMBBELLS'), [CARRIED]);
    fireEvent.click(await screen.findByRole('button', { name: guidedText.skip }));
    const weight = await screen.findByRole<HTMLInputElement>('textbox', { name: `${guidedText.weight}, kg` });
    expect(weight.value).toBe('16');
    await waitFor(() => expect(run.view.get().state.figures?.weight).toBe(16));
    fireEvent.click(screen.getByRole('button', { name: guidedText.moreWeight }));
    await waitFor(() => expect(run.view.get().state.figures?.weight).toBe(17));
    const later = guidedAfter(run.view.get().state, { type: 'look' }, run.sets, Date.now() + 61_000);
    expect(later.done).toMatchObject([{ number: 1, seconds: 60, weight: 17, repetitions: null }]);
    // The second set, too, although nobody looked at it meanwhile.
    const over = guidedAfter(later, { type: 'look' }, run.sets, Date.now() + 600_000);
    expect(over.done.map((set) => set.weight)).toEqual([17, 17]);
  });
});

describe('the screen of her phone', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  const withWakeLock = (request: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });

  it('stays on while she trains, again after she looked at something else, and no longer than that', async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    withWakeLock(() => {
      const lock = {
        released: false,
        release: () => Promise.resolve(void (lock.released = true)),
      };
      locks.push(lock);
      return Promise.resolve(lock);
    });
    await openTraining(planOf(null));
    await waitFor(() => expect(locks).toHaveLength(1));
    expect(screen.queryByText(wakeLockText.refused)).toBeNull();
    for (const lock of locks) lock.released = true;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(locks).toHaveLength(2));
    cleanup();
    expect(locks.every(({ released }) => released)).toBe(true);
  });

  it('is said to go dark where the phone does not let the app keep it on', async () => {
    withWakeLock(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await openTraining(planOf(null));
    expect(await screen.findByText(wakeLockText.refused)).toBeTruthy();
    cleanup();
    Reflect.deleteProperty(navigator, 'wakeLock');
    await openTraining(planOf(null));
    expect(await screen.findByText(wakeLockText.unsupported)).toBeTruthy();
  });
});
