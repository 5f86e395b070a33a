import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PLANNED_DISHES_MAX } from '../../contract/limits.ts';
import { MEAL_TIMES } from '../../contract/meal-times.ts';
import { paths } from '../../contract/paths.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { fill } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { TimeField } from '../../ui/date-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReadFailure } from '../../ui/read-failure.tsx';
import sheetForm from '../../ui/sheet-form.module.css';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid.ts';
import { useNow } from '../../ui/use-now.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { atClockTime, clockTime } from './clock-time.ts';
import { DishField } from './dish-field.tsx';
import { DishName } from './dish-name.tsx';
import { soonestReady, togetherMs, usualReady } from './timeline.ts';
import styles from './together.module.css';
import { togetherText } from './together.text.ts';
import { type Dish, useDishes } from './use-dishes.ts';
import { useTogether } from './use-together.ts';

const MINUTE_MS = 60_000;

interface Errors {
  dishes?: string;
  time?: string;
}

/** Asks which dishes, and when they are to be ready. The dishes are in the address, so that a reload keeps them. */
export function PlanForm({ ids }: { ids: readonly string[] }) {
  const [, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const once = useOneAtATime();
  const nowMs = useNow().getTime();
  const { plan, keep } = useTogether();
  const { dishes = [], closed, failed } = useDishes(ids);
  const [typed, setTyped] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const lengthMs = togetherMs(dishes);
  const dinner = atClockTime(MEAL_TIMES.DINNER, nowMs) ?? nowMs;
  // Changing a plan keeps its hour, if it can still be reached.
  const isReachable = plan !== undefined && plan.readyAt >= nowMs + lengthMs;
  const usual = isReachable ? plan.readyAt : usualReady(nowMs, lengthMs, dinner);
  const readyAt = typed === undefined ? usual : atClockTime(typed, nowMs);
  const soonest = soonestReady(nowMs, lengthMs);
  const isTooEarly = dishes.length > 1 && readyAt !== undefined && readyAt < nowMs + lengthMs;
  const form = useFocusOnInvalid(errors);
  const setDishes = (chosen: readonly string[]) => {
    setErrors({});
    setAddress(
      chosen.map((id): [string, string] => ['dish', id]),
      { replace: true },
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrors(errorsOf(dishes, readyAt));
    if (readyAt === undefined || isTooEarly || dishes.length < 2) return;
    void once(async () => {
      const kept = await keep({ id: crypto.randomUUID(), dishes: dishes.map(({ id }) => id), readyAt });
      if (kept) void navigate(paths.together.to(), { replace: true });
    });
  };
  return (
    <form ref={form} noValidate className={sheetForm.form} onSubmit={onSubmit}>
      {plan && (
        <Notice action={<LinkButton to={paths.together.to()}>{togetherText.toCurrent}</LinkButton>}>
          {togetherText.current}
        </Notice>
      )}
      {failed && <ReadFailure reading={failed} />}
      {dishes.length > 0 && (
        <ul className={styles.chosen} aria-label={togetherText.dishes}>
          {dishes.map((dish, index) => (
            <li key={dish.id}>
              <DishName index={index} name={withLength(dish)} />
              <IconButton
                icon={X}
                label={fill(togetherText.remove, { name: dish.name_EE })}
                onClick={() => setDishes(ids.filter((id) => id !== dish.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {closed.map((name) => (
        <Notice key={name}>{fill(togetherText.closed, { name })}</Notice>
      ))}
      {ids.length < PLANNED_DISHES_MAX && (
        <DishField chosen={ids} error={errors.dishes} onChoose={(id) => setDishes([...ids, id])} />
      )}
      <TimeField
        label={togetherText.readyAt}
        value={typed ?? clockTime(usual)}
        onChange={setTyped}
        error={errors.time}
      />
      {isTooEarly && (
        <Notice
          kind="warning"
          isAnnounced
          action={
            <Button variant="secondary" onClick={() => setTyped(clockTime(soonest))}>
              {fill(togetherText.takeSoonest, { time: clockTime(soonest) })}
            </Button>
          }
        >
          {fill(togetherText.tooEarly, { time: clockTime(readyAt), soonest: clockTime(soonest) })}
        </Notice>
      )}
      {dishes.length > 1 && readyAt !== undefined && !isTooEarly && (
        <p className={styles.start}>
          {fill(togetherText.startsAt, {
            time: clockTime(readyAt - lengthMs),
            length: formatWithUnit(lengthMs / MINUTE_MS, 'min', 0),
          })}
        </p>
      )}
      <Button type="submit" size="large" isWide>
        {togetherText.make}
      </Button>
    </form>
  );
}

function withLength(dish: Dish): string {
  const time = formatWithUnit(togetherMs([dish]) / MINUTE_MS, 'min', 0);
  return fill(togetherText.takes, { name: dish.name_EE, time });
}

function errorsOf(dishes: readonly Dish[], readyAt: number | undefined): Errors {
  return {
    ...(dishes.length < 2 && { dishes: togetherText.tooFew }),
    ...(readyAt === undefined && { time: togetherText.noTime }),
  };
}
