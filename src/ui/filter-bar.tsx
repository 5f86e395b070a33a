import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { actions, fill } from '../language/words.ts';
import { Button } from './button.tsx';
import styles from './filter-bar.module.css';
import { TextField } from './text-field.tsx';

const WITH_COUNT = '{filter} ({n})';

interface FilterBarProps {
  search: { label: string; placeholder: string; text: string; onChange: (text: string) => void };
  /** The filters that are always in sight. */
  first: ReactNode;
  /** How many of the further filters are chosen; with any, they are in sight from the start. */
  furtherCount: number;
  /** The further filters, one tap away. */
  children: ReactNode;
}

/** What narrows a list: words to look for, the filters most used, and the others behind a button that counts them. */
export function FilterBar({ search, first, furtherCount, children }: FilterBarProps) {
  const furtherId = useId();
  const [isOpen, setIsOpen] = useState(furtherCount > 0);
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
          icon={isOpen ? ChevronDown : SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={furtherId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {furtherCount > 0 ? fill(WITH_COUNT, { filter: actions.filter, n: furtherCount }) : actions.filter}
        </Button>
      </div>
      {first}
      <div id={furtherId} className={styles.further} hidden={!isOpen}>
        {children}
      </div>
    </search>
  );
}
