/** Beginnings that chance alone would hardly lead to; one schedule in many begins with each of them. */
import { PROFILE_BEGINNINGS } from './profile-beginnings.ts';
import type { Step } from './steps.ts';
import { TAB_BEGINNINGS } from './tab-beginnings.ts';

const HOUR_MS = 3_600_000;

export const BEGINNINGS: readonly ((tasks: number) => Step[])[] = [
  manyReceipts,
  givenUpOnItsWay,
  takenBackUnseen,
  handedOverUnseen,
  takenFromSleeper,
  takenFromSlow,
  failedOnSome,
  takenBackOnItsWay,
  takenBackUnheard,
  trainedByWrongClock,
  trainedOnBoth,
  turnedDownForOne,
  deletedOnFullDisk,
  ...TAB_BEGINNINGS,
  ...PROFILE_BEGINNINGS,
];

/** She imports more than a phone keeps receipts of, a worker sends it, and she comes back after a day. */
function manyReceipts(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 300 } };
  return [
    { do: 'weather', weather: 'none', ...beside },
    { do: 'import', count: 110, ...beside },
    { do: 'close', ...beside },
    { do: 'weather', weather: 'fine', ...beside },
    { do: 'sync', ...beside, pause: { ms: 3_000 } },
    { do: 'sleep', ms: 26 * HOUR_MS, ...beside, pause: { tasks } },
  ];
}

/** A worker sends what she gives up, and when its answer comes she is back and has logged something else. */
function givenUpOnItsWay(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 300 } };
  return [
    { do: 'weather', weather: 'none', ...beside },
    { do: 'measure', photo: false, ...beside },
    { do: 'weather', weather: 'slow', ...beside, pause: { ms: 0 } },
    { do: 'sync', ...beside, pause: { tasks } },
    { do: 'hand over', givesUp: true, member: 0, logsAfterMs: 400, ...beside, pause: { ms: 3_000 } },
  ];
}

/** A worker sends what she did and what she took back of it, while no page is open to see it. */
function takenBackUnseen(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 200 } };
  return [
    { do: 'weather', weather: 'none', ...beside },
    { do: 'measure', photo: false, ...beside },
    { do: 'delete', which: 0, ...beside },
    { do: 'train', key: 0, ...beside },
    { do: 'untrain', which: 0, ...beside },
    { do: 'close', ...beside },
    { do: 'weather', weather: 'fine', ...beside },
    { do: 'sync', ...beside, pause: { ms: 3_000 } },
    { do: 'open', ...beside, pause: { tasks } },
  ];
}

/** Somebody else signs in while one of her pages sleeps, and comes back to it. */
function handedOverUnseen(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 200 } };
  return [
    { do: 'leave', ...beside },
    { do: 'open', ...beside },
    { do: 'hand over', givesUp: true, member: 1, logsAfterMs: 400, ...beside, pause: { ms: 3_000 } },
    { do: 'return', ...beside, pause: { tasks } },
    { do: 'come back', ...beside, pause: { ms: 3_000 } },
  ];
}

/** A page falls asleep while it sends, and two others wait for its turn until both may take it. */
function takenFromSleeper(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 0 } };
  return [
    { do: 'weather', weather: 'hanging', ...beside },
    { do: 'measure', photo: false, ...beside, pause: { ms: 300 } },
    { do: 'leave', ...beside },
    { do: 'weather', weather: 'slow', ...beside },
    { do: 'open', ...beside, pause: { tasks } },
    { do: 'open', ...beside, pause: { ms: 100_000 } },
  ];
}

/** A page has more to send than a turn takes on a slow network, and another waits for its turn until it may take it. */
function takenFromSlow(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 0 } };
  const photos = Array.from({ length: 12 }, () => ({ do: 'measure' as const, photo: true, ...beside }));
  return [
    { do: 'weather', weather: 'none', ...beside },
    ...photos,
    { do: 'weather', weather: 'slow', ...beside },
    { do: 'open', ...beside, pause: { tasks } },
    { do: 'come back', ...beside, pause: { ms: 100_000 } },
    { do: 'measure', photo: false, ...beside, pause: { ms: 100_000 } },
  ];
}

/** The service fails on some of what she logs, and not on the rest, until it has failed as often as an entry may. */
function failedOnSome(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 0 } };
  const logged = Array.from({ length: 4 }, () => ({ do: 'measure' as const, photo: false, ...beside }));
  const attempts = Array.from({ length: 6 }, () => ({
    do: 'come back' as const,
    ...beside,
    pause: { ms: 100_000 },
  }));
  return [
    { do: 'weather', weather: 'none', ...beside },
    ...logged,
    { do: 'trouble', code: 'INTERNAL', share: 2, ...beside },
    { do: 'weather', weather: 'fine', ...beside, pause: { tasks } },
    ...attempts,
  ];
}

/** Turns down any document that brings one of the things that she logged, and takes all others. */
function turnedDownForOne(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 0 } };
  const logged = Array.from({ length: 4 }, () => ({ do: 'measure' as const, photo: false, ...beside }));
  return [
    { do: 'weather', weather: 'none', ...beside },
    ...logged,
    { do: 'trouble', code: 'DOCUMENT', share: 2, ...beside },
    { do: 'weather', weather: 'fine', ...beside, pause: { tasks } },
    { do: 'come back', ...beside, pause: { ms: 20_000 } },
  ];
}

/** A worker sends what she logged; she opens the app and deletes it, and her phone's disk is full from then on. */
function deletedOnFullDisk(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 200 } };
  return [
    { do: 'weather', weather: 'none', ...beside },
    { do: 'measure', photo: false, ...beside },
    { do: 'close', ...beside },
    { do: 'weather', weather: 'fine', ...beside },
    { do: 'sync', ...beside, pause: { ms: 3_000 } },
    { do: 'open', ...beside, pause: { ms: 20 } },
    { do: 'delete', which: 0, ...beside, pause: { tasks } },
    { do: 'disk', isFull: true, ...beside, pause: { ms: 3_000 } },
    { do: 'disk', isFull: false, ...beside, pause: { ms: 20_000 } },
  ];
}

/** She takes back a training that is on its way, and it is refused. */
function takenBackOnItsWay(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 0 } };
  return [
    { do: 'trouble', code: 'BAD_USER_INPUT', share: 1, ...beside },
    { do: 'weather', weather: 'slow', ...beside },
    { do: 'train', key: 0, ...beside, pause: { tasks } },
    { do: 'untrain', which: 0, ...beside, pause: { ms: 20_000 } },
  ];
}

/** She takes back a training that the service has, and the answer to that is lost. */
function takenBackUnheard(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 3_000 } };
  return [
    { do: 'train', key: 0, ...beside },
    { do: 'weather', weather: 'answers lost', ...beside },
    { do: 'untrain', which: 0, ...beside, pause: { ms: 20_000 } },
    { do: 'weather', weather: 'fine', ...beside, pause: { tasks } },
  ];
}

/** A training begins under a wrong clock, is held for that, and she goes on with it. */
function trainedByWrongClock(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 3_000 } };
  return [
    { do: 'clock', aheadMs: -20 * HOUR_MS, ...beside },
    { do: 'tap', which: 0, isNew: true, ...beside },
    { do: 'tap', which: 0, isNew: false, ...beside, pause: { tasks } },
    { do: 'come back', ...beside },
  ];
}

/** A training that both phones know goes on on both without a network, and one of them ends it. */
function trainedOnBoth(tasks: number): Step[] {
  const [one, other] = [0, 1].map((phone) => ({ phone, page: 0, pause: { ms: 3_000 } }));
  if (!one || !other) return [];
  return [
    { do: 'tap', which: 0, isNew: true, ...one },
    { do: 'read trainings', ...other },
    { do: 'weather', weather: 'none', ...one },
    { do: 'weather', weather: 'none', ...other },
    { do: 'tap', which: 0, isNew: false, ...one },
    { do: 'tap', which: 0, isNew: false, ...one },
    { do: 'tap', which: 0, isNew: false, ...other },
    { do: 'finish', which: 0, ...other },
    { do: 'weather', weather: 'fine', ...one, pause: { tasks } },
    { do: 'weather', weather: 'fine', ...other },
    { do: 'read trainings', ...one },
  ];
}
