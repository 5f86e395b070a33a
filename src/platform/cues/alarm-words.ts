import type { AlarmChoice } from './alarm-choice.ts';
import { cuesText } from './cues.text.ts';

/** Says which alarm this device can give, as she has chosen it and as her test has shown. */
export function alarmWords({ sound, reach, test }: AlarmChoice): string {
  const { says } = cuesText;
  if (sound !== 'tones') return says[sound];
  if (reach === 'screen') return says.screen;
  if (test === 'locked') return says.proven;
  return test === 'stopped' ? says.stopped : says.everywhere;
}
