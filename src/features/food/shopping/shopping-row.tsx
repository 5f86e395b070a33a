import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../../language/words.ts';
import { classes } from '../../../ui/classes.ts';
import { amountWords } from './amount-words.ts';
import { shoppingText } from './shopping.text.ts';
import styles from './shopping.module.css';
import type { ShoppingRow } from './shopping-list.ts';

interface ShoppingRowViewProps {
  row: ShoppingRow;
  onTick: () => void;
  /** Buttons at its end. */
  children?: ReactNode;
}

/** One thing to buy. All of the row but its buttons ticks it. */
export function ShoppingRowView({ row, onTick, children }: ShoppingRowViewProps) {
  const { name, food, place } = row;
  const isOpen = place === 'open';
  const amount = food && amountWords(food, isOpen ? food.left : food.parts);
  const had = food && isOpen && amountWords(food, food.parts - food.left);
  return (
    <li className={styles.row}>
      <label className={classes(styles.tick, place === 'bought' && styles.ticked)}>
        <input type="checkbox" className={styles.box} checked={place === 'bought'} onChange={onTick} />
        <span className={styles.check} aria-hidden="true">
          {place === 'bought' && <Check size={22} strokeWidth={3} />}
        </span>
        <span className={styles.words}>
          <span>{name}</span> {amount !== undefined && <span className={styles.amount}>{amount}</span>}{' '}
          {had && <span className={styles.had}>{fill(shoppingText.boughtBefore, { amount: had })}</span>}
        </span>
      </label>
      {children}
    </li>
  );
}
