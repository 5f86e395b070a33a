// @vitest-environment jsdom
/** A guided training and what is on the disk of it. */
import { wipeDevice } from '../../../../support/offline/device.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  PlanSectionDetailsFragment,
  TrainingCardFragment,
} from '../../../../../contract/documents.generated.ts';
import { completionsWithEntries } from '../../../../../src/features/training/completions/completions-with-entries.ts';
import { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import { closeSession } from '../../../../../src/features/training/sessions/close-session.ts';
import { deleteSession } from '../../../../../src/features/training/sessions/delete-session.ts';
import { isPaused, leftMsOf } from '../../../../../src/features/training/sessions/guided-session.ts';
import type { Figures } from '../../../../../src/features/training/sessions/set-figures.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { startSession } from '../../../../../src/features/training/sessions/start-session.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';

const PLAN: PlanSectionDetailsFragment[] = [
  {
    __typename: 'PlanSection',
    title: 'Põhiosa',
    blocks: [
      {
        __typename: 'PlanBlock',
        rounds: 2,
        roundRestSeconds: 60,
        restAfterSeconds: null,
        notes: [],
        steps: [
          {
            __typename: 'PlanStep',
            title: 'Kükk',
            sets: 1,
            unit: 'REPETITIONS',
            least: 12,
            most: 12,
            side: null,
            restSeconds: 30,
            cue: null,
            exercise: {
              __typename: 'Exercise',
              id: 'kukk',
              name: 'Kükk',
              technique: 'Kannad maas.',
              clip: null,
              equipment: null,
            },
          },
        ],
      },
    ],
  },
];
const TRAINING = { id: 'jalad', title: 'Jalad', plan: PLAN };
const CARD = { __typename: 'Training', id: 'jalad', title: 'Jalad' } as TrainingCardFragment;
const FIGURES = { repetitions: 12, weight: null };
let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open('member', 'test');
});

/** As another start of the app reads it. */
async function onDisk() {
  const again = await Outbox.open('member', 'test');
  const [shown] = sessionsWithEntries([], again.entries);
  again.close();
  return shown;
}

async function begun(): Promise<GuidedRun> {
  await startSession(outbox, TRAINING);
  const [shown] = sessionsWithEntries([], outbox.entries);
  if (!shown) throw new Error('No session');
  return new GuidedRun(outbox, shown.session, setsOfPlan(PLAN));
}

describe('a guided training', () => {
  it('promise 1: is on the disk from its beginning, and each tap before the screen shows it', async () => {
    const run = await begun();
    expect((await onDisk())?.session).toMatchObject({ place: { step: 0, set: 0 }, sets: [], revision: 1 });
    const tapped = run.act({ type: 'done', at: 0, figures: FIGURES });
    expect(run.view.get().state.at).toBe(0);
    await tapped;
    expect(run.view.get().state).toMatchObject({ at: 1, isRest: true });
    expect((await onDisk())?.session).toMatchObject({
      place: { step: 0, set: 1, isRest: true, secondsLeft: 60 },
      sets: [{ exerciseId: 'kukk', number: 1, repetitions: 12 }],
    });
  });

  it('keeps every tap of a quick hand, and is one entry', async () => {
    const run = await begun();
    await Promise.all([
      run.act({ type: 'done', at: 0, figures: FIGURES }),
      run.act({ type: 'skip', at: 1 }),
      run.act({ type: 'done', at: 1, figures: FIGURES }),
    ]);
    expect((await onDisk())?.session.sets).toHaveLength(2);
    expect(outbox.entries).toHaveLength(1);
  });

  it('goes as many sets forth and back as she pressed, however quickly', async () => {
    const run = await begun();
    void run.act({ type: 'step', by: 1 });
    void run.act({ type: 'step', by: 1 });
    await run.act({ type: 'step', by: -1 });
    expect(run.view.get().state.at).toBe(1);
    await Promise.all([1, 1, 1].map((by) => run.act({ type: 'step', by })));
    expect(run.view.get().state.at).toBe(2);
  });

  it('promise 1: shows what is on the disk, and says so, where a tap could not be kept; the same tap is when the disk takes it again', async () => {
    const run = await begun();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no space', 'QuotaExceededError');
    };
    await run.act({ type: 'done', at: 0, figures: FIGURES });
    IDBObjectStore.prototype.put = put;
    expect(run.view.get()).toMatchObject({ state: { at: 0, done: [] }, problem: expect.any(String) });
    await run.act({ type: 'done', at: 0, figures: FIGURES });
    expect((await onDisk())?.session.sets).toHaveLength(1);
    expect(run.view.get().problem).toBeUndefined();
  });

  it('promise 2: has each + and − on the disk before the screen shows it, and the set is done with them', async () => {
    const run = await begun();
    const more = (figures: Figures) => ({ ...figures, repetitions: (figures.repetitions ?? 0) + 1 });
    const presses = [1, 2, 3].map(() => run.act({ type: 'adjust', at: 0, from: FIGURES, change: more }));
    expect(run.view.get().state.figures).toBeNull();
    await Promise.all(presses);
    expect(run.view.get().state.figures).toEqual({ repetitions: 15, weight: null });
    const kept = (await onDisk())?.session;
    if (!kept) throw new Error('No session');
    const reopened = new GuidedRun(outbox, kept, setsOfPlan(PLAN));
    expect(reopened.view.get().state.figures).toEqual({ repetitions: 15, weight: null });
    // A tap that comes before the last + is on the screen has it all the same.
    void reopened.act({ type: 'adjust', at: 0, from: FIGURES, change: more });
    await reopened.act({ type: 'done', at: 0, figures: FIGURES });
    expect((await onDisk())?.session).toMatchObject({
      place: { figures: null },
      sets: [{ repetitions: 16 }],
    });
  });

  it('continues where she stopped on another phone', async () => {
    const run = await begun();
    const [shown] = sessionsWithEntries([], outbox.entries);
    const whose = { exerciseId: null, number: null };
    const place = { __typename: 'SessionPlace' as const, section: 0, step: 0, set: 1, ...whose };
    const still = { ...place, secondsLeft: 20, endsAt: null, isRest: true, figures: null };
    if (shown) run.follow({ ...shown.session, revision: 9, place: still });
    expect(run.view.get().state).toMatchObject({ at: 1, isRest: true });
    expect(isPaused(run.view.get().state)).toBe(true);
    await run.act({ type: 'resume' });
    expect((await onDisk())?.session.revision).toBe(10);
  });

  it("continues as before when the phone's clock is set back an hour in a rest", async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const run = await begun();
      await run.act({ type: 'done', at: 0, figures: FIGURES });
      vi.setSystemTime(Date.now() - 3_600_000);
      await run.act({ type: 'look' });
      expect(leftMsOf(run.view.get().state, Date.now())).toBeLessThanOrEqual(60_000);
      expect(leftMsOf(run.view.get().state, Date.now())).toBeGreaterThan(55_000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leads to the next set at once when she switches the rests off', async () => {
    const run = await begun();
    await run.act({ type: 'done', at: 0, figures: FIGURES });
    run.changeSets(setsOfPlan(PLAN, { isWithoutRests: true }));
    await run.act({ type: 'look' });
    expect(run.view.get().state).toMatchObject({ at: 1, isRest: false, clock: null });
    expect((await onDisk())?.session.place).toMatchObject({ set: 1, isRest: false });
  });

  it('promise 2: keeps how it was while it lasts and when it is over, beside every set', async () => {
    const run = await begun();
    await Promise.all([
      run.act({ type: 'done', at: 0, figures: FIGURES }),
      run.keepNotes({ effort: 7, note: null }),
      run.act({ type: 'skip', at: 1 }),
    ]);
    expect((await onDisk())?.session).toMatchObject({ effort: 7, sets: [{ number: 1 }] });
    await run.finish(CARD);
    await run.keepNotes({ effort: 8, note: 'Raske.' });
    const kept = (await onDisk())?.session;
    expect(kept).toMatchObject({ effort: 8, note: 'Raske.', sets: [{ number: 1 }] });
    expect(kept?.endDateTime).not.toBeNull();
  });

  it('ends with its minutes, and marks the training as done, once', async () => {
    const run = await begun();
    await run.act({ type: 'done', at: 0, figures: FIGURES });
    const ended = await run.finish(CARD);
    expect(ended).toMatchObject({ place: null, minutes: 1, sets: [{ number: 1 }] });
    expect((await onDisk())?.session).toMatchObject({ endDateTime: ended.endDateTime, minutes: 1 });
    expect(outbox.entries.map(({ kind }) => kind)).toEqual(['saveSession', 'completeTraining']);
  });

  it('leaves nothing behind where she closes it without a set', async () => {
    await begun();
    const shown = await onDisk();
    if (shown) await closeSession(outbox, shown);
    expect(outbox.entries).toEqual([]);
  });

  it('keeps what she noted where she closes it without a set', async () => {
    const run = await begun();
    await run.keepNotes({ effort: null, note: 'Selg valutas.' });
    const shown = await onDisk();
    if (shown) await closeSession(outbox, shown);
    const kept = (await onDisk())?.session;
    expect(kept).toMatchObject({ note: 'Selg valutas.', minutes: null, endDateTime: kept?.eventDateTime });
  });
});

describe('a guided training in two tabs', () => {
  const done = { type: 'done', at: 0, figures: FIGURES } as const;
  let otherTab: Outbox;

  /** Opens one training in both tabs. */
  async function inTwoTabs(): Promise<[GuidedRun, GuidedRun]> {
    const run = await begun();
    otherTab = await Outbox.open('member', 'test');
    const [shown] = sessionsWithEntries([], otherTab.entries);
    if (!shown) throw new Error('No session');
    return [run, new GuidedRun(otherTab, shown.session, setsOfPlan(PLAN))];
  }

  afterEach(() => otherTab.close());

  it('promise 2: loses no set where both are tapped at once, and has none twice', async () => {
    const [one, other] = await inTwoTabs();
    await Promise.all([one.act(done), other.act(done), other.act({ type: 'step', by: 1 })]);
    expect((await onDisk())?.session).toMatchObject({
      sets: [{ number: 1 }],
      place: { set: 1, isRest: false },
    });
  });

  it('promise 2: goes on from what the other has kept, though this one slept and saw none of it', async () => {
    const [one, other] = await inTwoTabs();
    await one.act(done);
    await otherTab.refresh();
    // Nothing has told the run: the page drew nothing while it slept.
    await other.act({ type: 'step', by: 1 });
    expect((await onDisk())?.session.sets).toHaveLength(1);
    expect(other.view.get().state.done).toHaveLength(1);
  });

  it('stays as it ended in one, whatever the other is tapped', async () => {
    const [one, other] = await inTwoTabs();
    await one.act(done);
    const ended = await one.finish(CARD);
    await other.act({ type: 'step', by: 1 });
    await other.act({ type: 'done', at: 1, figures: FIGURES });
    const kept = (await onDisk())?.session;
    expect(kept).toMatchObject({ endDateTime: ended.endDateTime, place: null });
    expect(kept?.sets).toHaveLength(1);
  });

  it('ends once, with the sets of both and one mark', async () => {
    const [one, other] = await inTwoTabs();
    await one.act(done);
    await Promise.all([one.finish(CARD), other.finish(CARD)]);
    await outbox.refresh();
    expect((await onDisk())?.session.sets).toHaveLength(1);
    expect(completionsWithEntries([], outbox.entries, { id: 'member', email: '' })).toHaveLength(1);
  });

  it('stays deleted where the other deletes it', async () => {
    const [one, other] = await inTwoTabs();
    await one.act(done);
    await otherTab.refresh();
    const shown = await onDisk();
    if (!shown) throw new Error('No session');
    await Promise.all([deleteSession(outbox, shown), other.act({ type: 'step', by: 1 })]);
    await other.act({ type: 'step', by: -1 });
    expect(await onDisk()).toBeUndefined();
  });

  it('promise 2: keeps how it was beside the sets of the other', async () => {
    const [one, other] = await inTwoTabs();
    await Promise.all([one.act(done), other.keepNotes({ effort: 7, note: null })]);
    expect((await onDisk())?.session).toMatchObject({ effort: 7, sets: [{ number: 1 }] });
  });
});
