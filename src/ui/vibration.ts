/** The device's short buzz beside what the screen already says; she may switch it off. */
import { deviceChoice } from './device-choice.ts';

const choice = deviceChoice('hoog.noVibration');

export const switchVibrationOff = choice.choose;
export const useVibrationOff = choice.use;

/** False on devices that cannot, iPhones among them. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** Milliseconds of buzzing, with pauses between them. */
export function vibrate(pattern: number | number[]): void {
  if (canVibrate() && !choice.read()) navigator.vibrate(pattern);
}
