import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { amountWords } from './amount-words.ts';
import type { ShoppingRow } from './shopping-list.ts';
import styles from './shopping.module.css';

/** Rows that can only be read. */
export function SharedRows({ title, rows }: { title: string; rows: readonly ShoppingRow[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <SharedRow key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
}

function SharedRow({ row: { name, food, place } }: { row: ShoppingRow }) {
  const isOpen = place === 'open';
  const amount = food && amountWords(food, isOpen ? food.left : food.parts);
  return (
    <li className={styles.row}>
      <span className={classes(styles.read, styles.words, !isOpen && styles.ticked)}>
        {name} {amount !== undefined && <span className={styles.amount}>{amount}</span>}
      </span>
    </li>
  );
}
