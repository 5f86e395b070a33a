import { Check, Plus, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './filter-chips.module.css';

interface FilterChipsProps<Value extends string> {
  /** Names the group for screen readers and, outside a strip, above the chips. */
  label: string;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  selected: ReadonlySet<Value>;
  onChange: (selected: ReadonlySet<Value>) => void;
  isInStrip?: boolean;
}

/**
 * Any number of choices at once, each a toggle. In rows, each has a sign whose place its tick takes, so that the others do not
 * move under her finger.
 */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, selected, onChange, isInStrip = false } = props;
  const toggle = (value: Value) => {
    const next = new Set(selected);
    if (!next.delete(value)) next.add(value);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className={isInStrip ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={isInStrip ? styles.group : styles.chips}>
        {options.map(({ value, label: optionLabel, icon = isInStrip ? undefined : Plus }) => {
          const isPressed = selected.has(value);
          const Icon = isPressed ? Check : icon;
          return (
            <button
              key={value}
              type="button"
              className={styles.chip}
              aria-pressed={isPressed}
              onClick={() => toggle(value)}
            >
              {Icon && <Icon size={16} aria-hidden="true" />}
              {optionLabel}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Groups of chips in one row that scrolls sideways. */
export function ChipStrip({ children }: { children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}

interface PlaceChipProps {
  /** True of the place that she is at. */
  isCurrent: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A way to a place of something that is on the screen. */
export function PlaceChip({ isCurrent, onPress, children }: PlaceChipProps) {
  return (
    <button type="button" className={styles.chip} aria-current={isCurrent} onClick={onPress}>
      {children}
    </button>
  );
}

interface RemovableChipProps {
  label: string;
  /** The whole action in words: „Eemalda filter Kana“. */
  removeLabel: string;
  onRemove: () => void;
}

/** A selected choice with a button that removes it. */
export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      {label}
      <X size={16} aria-hidden="true" />
    </button>
  );
}
