import { afterEach, expect, it, vi } from 'vitest';
import { TRAININGS, weekGoal } from '../../../../contract/marks/week-goal.mark.ts';
import { saveMark } from '../../../../src/platform/marks/save-mark.ts';
import type { MarkStore } from '../../../../src/offline/mark-register.ts';

afterEach(() => void vi.useRealTimers());

it('dates a change by its press, however long it waits for its turn', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  const dates: number[] = [];
  let open = () => {};
  const store: MarkStore = {
    marks: new Map(),
    isReady: false,
    ready: new Promise((resolve) => {
      open = resolve;
    }),
    save: async (marks) => void dates.push(...marks.map(({ mark }) => Date.parse(mark.changedAt))),
    subscribe: () => () => {},
  };
  const saving = saveMark(store, weekGoal, TRAININGS, 3);
  vi.setSystemTime(new Date('2026-11-20T12:00:09Z'));
  open();
  await saving;
  expect(dates).toEqual([Date.parse('2026-11-20T12:00:00Z')]);
});

it('refuses what could not be read again', async () => {
  const saved: unknown[] = [];
  const store: MarkStore = {
    marks: new Map(),
    isReady: true,
    ready: Promise.resolve(),
    save: async (marks) => void saved.push(...marks),
    subscribe: () => () => {},
  };
  await expect(saveMark(store, weekGoal, TRAININGS, 8)).rejects.toThrow(TypeError);
  expect(saved).toEqual([]);
});
