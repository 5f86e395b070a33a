import { useId } from 'react';
import { shoppingStaple } from '../../../../contract/marks/shopping-staple.mark.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { changeMarks, markChange } from '../../../platform/marks/save-mark.ts';
import { tickChanges } from './change-list.ts';
import { amountWords } from './amount-words.ts';
import type { FoodOfRow, ShoppingRow } from './shopping-list.ts';
import { shoppingText } from './shopping.text.ts';
import styles from './shopping.module.css';
import { useListChange } from './use-list-change.ts';

/** The foods that she need not buy: she has them at home, this time or always. */
export function RowsAtHome({ rows }: { rows: readonly ShoppingRow[] }) {
  const titleId = useId();
  const list = useFocusOnward<HTMLUListElement>();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{shoppingText.home}</h2>
      <p>{shoppingText.homeText}</p>
      <ul ref={list} className={styles.list}>
        {rows.map((row) => row.food && <RowAtHome key={row.key} row={row} food={row.food} />)}
      </ul>
    </section>
  );
}

function RowAtHome({ row, food }: { row: ShoppingRow; food: FoodOfRow }) {
  const change = useListChange();
  const { name } = row;
  const amount = amountWords(food, food.parts);
  const setStaple = (isStaple: boolean) =>
    change((store) =>
      changeMarks(store, () => [
        // A tick keeps it in this list's place.
        ...(isStaple ? tickChanges(store, row, 'home') : []),
        markChange(shoppingStaple, food.id, isStaple ? true : null, name),
      ]),
    );
  const buy = () =>
    change((store) =>
      changeMarks(store, () => [
        ...tickChanges(store, row, null),
        ...(food.isStaple ? [markChange(shoppingStaple, food.id, null, name)] : []),
      ]),
    );
  return (
    <li className={styles.row}>
      <span className={styles.tick}>
        <span className={styles.words}>
          {name} {amount !== undefined && <span className={styles.amount}>{amount}</span>}
        </span>
      </span>
      <Button
        variant={food.isStaple ? 'secondary' : 'quiet'}
        size="compact"
        aria-pressed={food.isStaple}
        aria-label={fill(shoppingText.always, { name })}
        onClick={() => void setStaple(!food.isStaple)}
      >
        {shoppingText.alwaysShort}
      </Button>
      <Button
        variant="quiet"
        size="compact"
        aria-label={fill(shoppingText.toBuy, { name })}
        onClick={() => void buy()}
      >
        {shoppingText.toBuyShort}
      </Button>
    </li>
  );
}
