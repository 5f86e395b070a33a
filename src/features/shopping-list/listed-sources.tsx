import { X } from 'lucide-react';
import { useId } from 'react';
import { dayListed, type ShoppingSource } from '../../contract/marks/shopping-source.mark.ts';
import { formatDayWithWeekday } from '../../language/dates.ts';
import { formatCount } from '../../language/plurals.ts';
import { fill } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFocusOnward } from '../../ui/use-focus-onward.ts';
import { unlistSource } from './change-list.ts';
import { shoppingText } from './shopping.text.ts';
import styles from './shopping.module.css';
import { useListChange } from './use-list-change.ts';

/** The days and recipes that the list is made of. */
export function ListedSources({ sources }: { sources: ReadonlyMap<string, ShoppingSource> }) {
  const change = useListChange();
  const titleId = useId();
  const list = useFocusOnward<HTMLUListElement>();
  const inOrder = [...sources].sort(([left], [right]) => left.localeCompare(right));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{shoppingText.listed}</h2>
      <ul ref={list} className={styles.list}>
        {inOrder.map(([key, source]) => {
          const name = nameOfSource(key, source);
          return (
            <li key={key} className={styles.row}>
              <span className={styles.tick}>
                {name}, {countOfSource(key, source)}
              </span>
              <IconButton
                icon={X}
                label={fill(shoppingText.remove, { name })}
                onClick={() =>
                  void change((store) => unlistSource(store, key), fill(shoppingText.removed, { name }))
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
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
