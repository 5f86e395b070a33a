/** The way an alarm reaches her on this device: her choice, and the result of her test. */
import { useSyncExternalStore } from 'react';
import { readStoredJson, writeStored } from '../../device/storage.ts';
import { createListenersTo } from '../../device/store.ts';

export const ALARM_SOUNDS = ['tones', 'vibration', 'silence'] as const;
/** `everywhere`: also with the screen locked, for which the phone may stop her music. `screen`: beside it, while the app is open. */
export const ALARM_REACHES = ['everywhere', 'screen'] as const;
/** The results of a test: the screen locked, stopped by the lock, or the screen open all along. */
export const TEST_RESULTS = ['locked', 'stopped', 'open', 'refused'] as const;

export type TestResult = (typeof TEST_RESULTS)[number];

export interface AlarmChoice {
  sound: (typeof ALARM_SOUNDS)[number];
  reach: (typeof ALARM_REACHES)[number];
  /** Absent until she has tested it. */
  test?: TestResult | undefined;
  /** She has said so on this device; until then it is the app's own choice. */
  isHers: boolean;
}

const listeners = createListenersTo(() => {
  addEventListener('storage', readAgain);
  return () => removeEventListener('storage', readAgain);
});

let choice = read();

function read(): AlarmChoice {
  const kept = readStoredJson('alarm') ?? {};
  const { sound, reach, test }: Partial<Record<keyof AlarmChoice, unknown>> = kept;
  const hers = ALARM_REACHES.find((one) => one === reach);
  return {
    sound: ALARM_SOUNDS.find((one) => one === sound) ?? 'tones',
    reach: hers ?? 'everywhere',
    test: TEST_RESULTS.find((one) => one === test),
    isHers: hers !== undefined,
  };
}

function readAgain(): void {
  choice = read();
  listeners.tell();
}

export function readAlarmChoice(): AlarmChoice {
  return choice;
}

/** The choice lasts until the page is left if there is no storage. */
export function chooseAlarm(change: Partial<Omit<AlarmChoice, 'isHers'>>): void {
  const { isHers: _before, ...chosen } = { ...choice, ...change };
  choice = { ...chosen, isHers: true };
  writeStored('alarm', JSON.stringify(chosen));
  listeners.tell();
}

export const onAlarmChoice = listeners.subscribe;

export function useAlarmChoice(): AlarmChoice {
  return useSyncExternalStore(listeners.subscribe, readAlarmChoice, readAlarmChoice);
}
