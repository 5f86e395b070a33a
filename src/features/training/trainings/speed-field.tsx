import { fill } from '../../../language/words.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './training-player.module.css';
import { trainingsText } from './trainings.text.ts';

const SPEEDS = ['0.75', '1', '1.25', '1.5'] as const;
const SPEED_OPTIONS = SPEEDS.map((value) => ({
  value,
  label: fill(trainingsText.speedValue, { speed: value.replace('.', ',') }),
}));

export type Speed = (typeof SPEEDS)[number];

/** Undefined if it is none of those that she can choose. */
export function speedOf({ playbackRate }: HTMLVideoElement): Speed | undefined {
  return SPEEDS.find((each) => Number(each) === playbackRate);
}

interface SpeedFieldProps {
  speed: Speed;
  onChange: (speed: Speed) => void;
}

export function SpeedField({ speed, onChange }: SpeedFieldProps) {
  return (
    <div className={styles.speed}>
      <SelectField
        label={trainingsText.speed}
        isLabelHidden
        value={speed}
        options={SPEED_OPTIONS}
        onChange={onChange}
      />
    </div>
  );
}
