import { X } from 'lucide-react';
import { formatWithUnit } from '../../../language/numbers.ts';
import { fill } from '../../../language/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DishName } from './dish-name.tsx';
import { MINUTE_MS, togetherMs } from './timeline.ts';
import styles from './together.module.css';
import { togetherText } from './together.text.ts';
import type { Dish } from './use-dishes.ts';

interface ChosenDishesProps {
  dishes: readonly Dish[];
  onRemove: (id: string) => void;
}

/** Each with how long it takes. */
export function ChosenDishes({ dishes, onRemove }: ChosenDishesProps) {
  return (
    <ul className={styles.chosen} aria-label={togetherText.dishes}>
      {dishes.map((dish, index) => (
        <li key={dish.id}>
          <DishName index={index} name={withLength(dish)} />
          <IconButton
            icon={X}
            label={fill(togetherText.remove, { name: dish.name_EE })}
            onClick={() => onRemove(dish.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function withLength(dish: Dish): string {
  const time = formatWithUnit(togetherMs([dish]) / MINUTE_MS, 'min', 0);
  return fill(togetherText.takes, { name: dish.name_EE, time });
}
