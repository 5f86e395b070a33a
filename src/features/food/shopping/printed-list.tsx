import { food } from '../../../language/words.ts';
import { PrintedSheet } from '../../../ui/printed-sheet.tsx';
import { lineOf } from './list-text.ts';
import styles from './printed-list.module.css';
import type { ShoppingList } from './shopping-list.ts';
import { shoppingText } from './shopping.text.ts';

/** The things still to be bought, on paper: in two columns, with a box before each. */
export function PrintedList({ list }: { list: ShoppingList }) {
  return (
    <PrintedSheet>
      <h1>{food.shoppingList}</h1>
      <div className={styles.columns}>
        {list.open.map(({ aisle, rows }) => (
          <section key={aisle} className={styles.aisle}>
            <h2>{shoppingText.aisle[aisle]}</h2>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.key}>{lineOf(row)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PrintedSheet>
  );
}
