import { Sun, SunDim } from 'lucide-react';
import { useState } from 'react';
import { food } from '../../../language/words.ts';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import type { WakeLockState } from '../../../ui/use-wake-lock.ts';
import { wakeLockText } from '../../../ui/wake-lock.text.ts';
import { recipesText } from './recipes.text.ts';
import styles from './screen-on-switch.module.css';

const SAYS: Readonly<Record<WakeLockState, string>> = {
  on: food.screenOn,
  off: recipesText.keepScreenOn,
  refused: wakeLockText.refused,
  unsupported: wakeLockText.unsupported,
};

/** Keeps the screen on from the start, shows whether it does, and lets her turn it off. */
export function ScreenOnSwitch() {
  const [isWanted, setIsWanted] = useState(true);
  const state = useWakeLock(isWanted);
  const isOn = state === 'on';
  const Icon = isOn ? Sun : SunDim;
  if (state === 'unsupported' || state === 'refused') {
    return (
      <output className={styles.refused}>
        <SunDim size={18} aria-hidden="true" />
        {SAYS[state]}
      </output>
    );
  }
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isWanted}
      onClick={() => setIsWanted(!isWanted)}
    >
      <Icon size={18} aria-hidden="true" />
      {SAYS[state]}
    </button>
  );
}
