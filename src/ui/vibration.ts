/** Short vibrations in addition to the screen's words; she can switch them off. */
import { deviceChoice } from './device-choice.ts';

const choice = deviceChoice('noVibration');

export const switchVibrationOff = choice.choose;
export const useVibrationOff = choice.use;

/** False on devices without vibration, including iPhones. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** Takes milliseconds of vibration, alternating with pauses. */
export function vibrate(pattern: number | number[]): void {
  if (!choice.read()) navigator.vibrate?.(pattern);
}
