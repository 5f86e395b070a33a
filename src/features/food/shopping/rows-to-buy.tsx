import { House, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { fill } from '../../../language/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { removeOwnRow, tickRow } from './change-list.ts';
import type { AisleRows, ShoppingRow } from './shopping-list.ts';
import { ShoppingRowView } from './shopping-row.tsx';
import { shoppingText } from './shopping.text.ts';
import styles from './shopping.module.css';
import { useListChange } from './use-list-change.ts';

/** The things still to be bought, aisle by aisle. */
export function RowsToBuy({ aisles }: { aisles: readonly AisleRows[] }) {
  return aisles.map(({ aisle, rows }) => (
    <RowGroup key={aisle} title={shoppingText.aisle[aisle]} rows={rows} />
  ));
}

/** Used for bought rows too: ticking there takes the tick away. */
export function RowGroup({ title, rows }: { title: string; rows: readonly ShoppingRow[] }) {
  const change = useListChange();
  const titleId = useId();
  const list = useFocusOnward<HTMLUListElement>();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul ref={list} className={styles.list}>
        {rows.map((row) => (
          <ShoppingRowView
            key={row.key}
            row={row}
            onTick={() =>
              void change((store) => tickRow(store, row, row.place === 'bought' ? null : 'bought'))
            }
          >
            <RowButtons row={row} />
          </ShoppingRowView>
        ))}
      </ul>
    </section>
  );
}

function RowButtons({ row }: { row: ShoppingRow }) {
  const change = useListChange();
  const { name, food, place } = row;
  if (!food) {
    return (
      <IconButton
        icon={Trash2}
        label={fill(shoppingText.removeRow, { name })}
        onClick={() =>
          void change((store) => removeOwnRow(store, row), fill(shoppingText.removedRow, { name }))
        }
      />
    );
  }
  if (place === 'bought') return null;
  return (
    <IconButton
      icon={House}
      label={fill(shoppingText.atHome, { name })}
      onClick={() => void change((store) => tickRow(store, row, 'home'))}
    />
  );
}
