import { useEffect, useState, useSyncExternalStore } from 'react';
import { onReturn } from '../../../device/return.ts';
import {
  readReminderState,
  reminderState,
  type ReminderState,
  type ReminderTrouble,
  turnRemindersOff,
  turnRemindersOn,
} from './reminder-device.ts';

export interface ReminderDevice {
  state: ReminderState;
  /** The reason why the last press did not switch it on. */
  trouble: ReminderTrouble | undefined;
  isBusy: boolean;
  turnOn: () => void;
  turnOff: () => void;
}

/** The state of reminders on this device, the same on every part of the page. */
export function useReminderDevice(memberId: string): ReminderDevice {
  const state = useSyncExternalStore(reminderState.subscribe, reminderState.get, reminderState.get);
  const [trouble, setTrouble] = useState<ReminderTrouble>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const read = () => void readReminderState(memberId);
    read();
    return onReturn(read);
  }, [memberId]);
  const run = async (act: () => Promise<ReminderTrouble | undefined | void>) => {
    setIsBusy(true);
    setTrouble(undefined);
    const found = await act();
    setTrouble(found ?? undefined);
    setIsBusy(false);
  };
  return {
    state,
    trouble,
    isBusy,
    turnOn: () => void run(() => turnRemindersOn(memberId)),
    turnOff: () => void run(() => turnRemindersOff(memberId)),
  };
}
