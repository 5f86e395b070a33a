import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { actions, fill } from '../language/words.ts';
import { Button } from './button.tsx';
import styles from './filter-bar.module.css';
import { ChipStrip, FilterChips, RemovableChip } from './filter-chips.tsx';
import { Sheet } from './sheet.tsx';
import { TextField } from './text-field.tsx';

const TEXT = {
  withCount: '{filter} ({n})',
  show: 'Näita {found}',
  remove: 'Eemalda filter {name}',
  chosen: 'Valitud filtrid',
} as const;

/** Choices of one kind; any number can be selected. */
export interface FilterGroup<Value extends string = string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: ReadonlySet<Value>;
  onChange(this: void, selected: ReadonlySet<Value>): void;
}

interface FilterBarProps {
  search: { label: string; placeholder: string; text: string; onChange: (text: string) => void };
  /** Always visible. */
  first: readonly FilterGroup[];
  /** In a sheet, one tap away. */
  further: readonly FilterGroup[];
  /** The list's present contents, in words: „12 treeningut“, „1 retsept“. */
  found: string;
}

/** Narrows a list: a search field, the most used filters, and the rest in a sheet that counts the results. */
export function FilterBar({ search, first, further, found }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = further.flatMap(chosenOf);
  return (
    <search className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.search}>
          <TextField
            label={search.label}
            isLabelHidden
            type="search"
            inputMode="search"
            autoComplete="off"
            icon={Search}
            placeholder={search.placeholder}
            value={search.text}
            onChange={search.onChange}
          />
        </div>
        <Button
          variant="secondary"
          icon={SlidersHorizontal}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {chosen.length > 0
            ? fill(TEXT.withCount, { filter: actions.filter, n: chosen.length })
            : actions.filter}
        </Button>
      </div>
      <ChipStrip>
        {first.map((group) => (
          <FilterChips key={group.label} {...group} isInStrip />
        ))}
      </ChipStrip>
      {chosen.length > 0 && (
        <fieldset className={styles.chosen}>
          <legend className="visually-hidden">{TEXT.chosen}</legend>
          {chosen.map(({ key, label, remove }) => (
            <RemovableChip
              key={key}
              label={label}
              removeLabel={fill(TEXT.remove, { name: label })}
              onRemove={remove}
            />
          ))}
        </fieldset>
      )}
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={actions.filter}
        actions={
          <>
            <Button variant="quiet" onClick={() => further.forEach(({ onChange }) => onChange(new Set()))}>
              {actions.clearFilters}
            </Button>
            <Button onClick={() => setIsOpen(false)}>{fill(TEXT.show, { found })}</Button>
          </>
        }
      >
        <output className="visually-hidden">{found}</output>
        {further.map((group) => (
          <FilterChips key={group.label} {...group} />
        ))}
      </Sheet>
    </search>
  );
}

function chosenOf({ label: groupLabel, options, selected, onChange }: FilterGroup) {
  return options
    .filter(({ value }) => selected.has(value))
    .map(({ value, label }) => ({
      key: `${groupLabel}/${value}`,
      label,
      remove: () => onChange(new Set([...selected].filter((each) => each !== value))),
    }));
}
