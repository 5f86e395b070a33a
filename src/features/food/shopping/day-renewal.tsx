import { RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { baseOf, type ShoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { mealsOfDay } from '../menu/day-menu.ts';
import { useWeekMenu } from '../menu/use-menu.ts';
import { listSources } from './list-source.ts';
import { renewedDay } from './renewed-day.ts';
import { shoppingText } from './shopping.text.ts';
import styles from './shopping.module.css';
import { useListChange } from './use-list-change.ts';

interface DayRenewalProps {
  day: string;
  /** The day in words. */
  name: string;
  /** The key under which it is listed. */
  listKey: string;
  source: ShoppingSource;
  /** Takes the focus when the button goes: the button beside it takes the day off the list. */
  words: RefObject<HTMLElement | null>;
}

/** Says that the menu of a listed day has changed since, because the list does not follow it by itself; one press renews it. */
export function DayRenewal({ day, name, listKey, source, words }: DayRenewalProps) {
  const change = useListChange();
  const once = useOneAtATime();
  const place = useFocusOnward<HTMLSpanElement>(words);
  const { answer: meals = [] } = useWeekMenu(day);
  const renewed = renewedDay(source, mealsOfDay(meals, day));
  const renew = async () => {
    if (!renewed) return;
    const changes = new Map([[baseOf(listKey), renewed.foods.length > 0 ? renewed : null]]);
    const done = renewed.foods.length > 0 ? shoppingText.renewed : shoppingText.removed;
    await change((store) => listSources(store, changes), fill(done, { name }));
  };
  return (
    <span ref={place}>
      {renewed && (
        <>
          <span className={styles.had}>{shoppingText.menuChanged}</span>
          <Button
            variant="quiet"
            size="compact"
            icon={RefreshCw}
            aria-label={`${shoppingText.renew}: ${name}`}
            onClick={() => void once(renew)}
          >
            {shoppingText.renew}
          </Button>
        </>
      )}
    </span>
  );
}
