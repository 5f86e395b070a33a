/** Beginnings with two tabs on a phone that chance alone would hardly lead to. */
import type { Step } from './steps.ts';

const DAY_MS = 26 * 3_600_000;

export const TAB_BEGINNINGS: readonly ((tasks: number) => Step[])[] = [
  removedInOneTab,
  endedInOneTab,
  closedBeforeSending,
  sleptForADay,
];

/** She deletes a training in one tab that she goes on with in another, and nothing of it was ever sent. */
function removedInOneTab(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 300 } };
  return [
    { do: 'weather', weather: 'none', ...beside },
    { do: 'tap', which: 0, isNew: true, ...beside },
    { do: 'open', ...beside },
    { do: 'remove training', which: 0, ...beside, pause: { tasks } },
    { do: 'tap', which: 0, isNew: false, ...beside, page: 1 },
    { do: 'weather', weather: 'fine', ...beside, pause: { ms: 10_000 } },
  ];
}

/**
 * Without a network, and with something before it that is tried first, she leaves a tab with a training under way. She ends that
 * in another, and logs a set as soon as she is back.
 */
function endedInOneTab(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 300 } };
  return [
    { do: 'weather', weather: 'none', ...beside },
    { do: 'measure', photo: false, ...beside },
    { do: 'open', ...beside },
    { do: 'tap', which: 0, isNew: true, ...beside },
    { do: 'leave', ...beside },
    { do: 'finish', which: 0, ...beside },
    { do: 'return', ...beside, pause: { tasks } },
    { do: 'tap', which: 0, isNew: false, ...beside },
    { do: 'weather', weather: 'fine', ...beside, pause: { ms: 10_000 } },
  ];
}

/** She logs something in a tab and closes it, so that it is sent by the other that is open, which nobody looks at. */
function closedBeforeSending(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 300 } };
  return [
    { do: 'open', ...beside, pause: { ms: 10_000 } },
    { do: 'measure', photo: false, ...beside, page: 1, pause: { tasks } },
    { do: 'close', ...beside, page: 1 },
  ];
}

/** A tab in which she logged something sleeps for more than a day, in which another sends it and is closed. */
function sleptForADay(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 300 } };
  return [
    { do: 'weather', weather: 'none', ...beside },
    { do: 'measure', photo: false, ...beside },
    { do: 'leave', ...beside },
    { do: 'weather', weather: 'fine', ...beside },
    { do: 'open', ...beside, pause: { ms: 3_000 } },
    { do: 'sleep', ms: DAY_MS, ...beside, pause: { tasks } },
    { do: 'return', ...beside, pause: { ms: 3_000 } },
  ];
}
