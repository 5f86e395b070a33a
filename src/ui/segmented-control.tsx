import { startTransition, useId, useOptimistic } from 'react';
import type { LucideIcon } from 'lucide-react';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among a few visible options; arrow keys move between them, because they are radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, isLabelHidden = false, options, value, onChange } = props;
  const name = useId();
  // A choice stored in the address comes back a moment later: until then the pressed one stays selected.
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: Value) =>
    startTransition(() => {
      show(chosen);
      onChange(chosen);
    });
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.track}>
        {options.map(({ value: optionValue, label: optionLabel, icon: Icon }) => (
          <label key={optionValue} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={optionValue === shown}
              onChange={() => choose(optionValue)}
            />
            {Icon && <Icon size={18} aria-hidden="true" />}
            <span>{optionLabel}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
