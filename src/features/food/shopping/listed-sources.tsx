import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { dayListed, type ShoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { unlistSource } from './change-list.ts';
import { DayRenewal } from './day-renewal.tsx';
import { shoppingText } from './shopping.text.ts';
import styles from './shopping.module.css';
import { useListChange } from './use-list-change.ts';

interface ListedSourcesProps {
  sources: ReadonlyMap<string, ShoppingSource>;
  /** The first day on which the menu is hers to cook from; undefined without a menu. */
  menuFrom: string | undefined;
}

/** The days and recipes that the list is made of. */
export function ListedSources({ sources, menuFrom }: ListedSourcesProps) {
  const titleId = useId();
  const list = useFocusOnward<HTMLUListElement>();
  const inOrder = [...sources].sort(([left], [right]) => left.localeCompare(right));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{shoppingText.listed}</h2>
      <ul ref={list} className={styles.list}>
        {inOrder.map(([key, source]) => (
          <Source key={key} listKey={key} source={source} menuFrom={menuFrom} />
        ))}
      </ul>
    </section>
  );
}

interface SourceProps extends Pick<ListedSourcesProps, 'menuFrom'> {
  listKey: string;
  source: ShoppingSource;
}

function Source({ listKey, source, menuFrom }: SourceProps) {
  const change = useListChange();
  const words = useRef<HTMLSpanElement>(null);
  const name = nameOfSource(listKey, source);
  const day = dayListed(listKey);
  return (
    <li className={styles.row}>
      <span className={styles.tick}>
        <span>
          <span ref={words} tabIndex={-1}>
            {name}, {countOfSource(listKey, source)}
          </span>
          {day !== undefined && menuFrom !== undefined && day >= menuFrom && (
            <DayRenewal {...{ day, name, listKey, source, words }} />
          )}
        </span>
      </span>
      <IconButton
        icon={X}
        label={fill(shoppingText.remove, { name })}
        onClick={() =>
          void change((store) => unlistSource(store, listKey), fill(shoppingText.removed, { name }))
        }
      />
    </li>
  );
}

function nameOfSource(key: string, { name = '' }: ShoppingSource): string {
  const day = dayListed(key);
  return day === undefined ? name : formatDayWithWeekday(day);
}

function countOfSource(key: string, { count }: ShoppingSource): string {
  if (dayListed(key) === undefined) return formatCount(count, 'portsjon');
  return fill(shoppingText.forPeople, { n: count });
}
