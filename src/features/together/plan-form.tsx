import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PLANNED_DISHES_MAX } from '../../contract/limits.ts';
import { paths } from '../../contract/paths.ts';
import { fill } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReadFailure } from '../../ui/read-failure.tsx';
import sheetForm from '../../ui/sheet-form.module.css';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid.ts';
import { useNow } from '../../ui/use-now.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { ChosenDishes } from './chosen-dishes.tsx';
import { DishField } from './dish-field.tsx';
import { ReadyTimeField } from './ready-time-field.tsx';
import { togetherText } from './together.text.ts';
import { type Dish, useDishes } from './use-dishes.ts';
import { useReadyTime } from './use-ready-time.ts';
import { useTogether } from './use-together.ts';

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
  const ready = useReadyTime(dishes, plan, nowMs);
  const { readyAt, isTooEarly } = ready;
  const [errors, setErrors] = useState<Errors>({});
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
        <ChosenDishes dishes={dishes} onRemove={(removed) => setDishes(ids.filter((id) => id !== removed))} />
      )}
      {closed.map((name) => (
        <Notice key={name}>{fill(togetherText.closed, { name })}</Notice>
      ))}
      {ids.length < PLANNED_DISHES_MAX && (
        <DishField chosen={ids} error={errors.dishes} onChoose={(id) => setDishes([...ids, id])} />
      )}
      <ReadyTimeField ready={ready} isOfSeveral={dishes.length > 1} error={errors.time} />
      <Button type="submit" size="large" isWide>
        {togetherText.make}
      </Button>
    </form>
  );
}

function errorsOf(dishes: readonly Dish[], readyAt: number | undefined): Errors {
  return {
    ...(dishes.length < 2 && { dishes: togetherText.tooFew }),
    ...(readyAt === undefined && { time: togetherText.noTime }),
  };
}
