import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PLANNED_DISHES_MAX } from '../../../../contract/limits.ts';
import { paths } from '../../../../contract/paths.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid.ts';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { ChosenDishes } from './chosen-dishes.tsx';
import { DishField } from './dish-field.tsx';
import { ReadyTimeField } from './ready-time-field.tsx';
import { togetherText } from './together.text.ts';
import { useDishes } from './use-dishes.ts';
import { useReadyTime } from './use-ready-time.ts';
import { useTogether } from './use-together.ts';

interface Errors {
  dishes?: string | undefined;
  time?: string | undefined;
}

/** Asks which dishes, and when they are to be ready. The dishes are in the address, so that a reload keeps them. */
export function PlanForm({ ids }: { ids: readonly string[] }) {
  const [, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const once = useOneAtATime();
  const nowMs = useNow().getTime();
  const { plan, keep } = useTogether();
  const { dishes = [], closed, failed, failedIds } = useDishes(ids);
  const ready = useReadyTime(dishes, plan, nowMs);
  const { readyAt } = ready;
  const [errors, setErrors] = useState<Errors>({});
  const form = useFocusOnInvalid(errors);
  // The button that takes a dish out goes with it.
  const place = useFocusWhenLost<HTMLDivElement>();
  const setDishes = (chosen: readonly string[]) => {
    setErrors({});
    setAddress(
      chosen.map((id): [string, string] => ['dish', id]),
      { replace: true },
    );
  };
  const remove = (...removed: readonly string[]) => setDishes(ids.filter((id) => !removed.includes(id)));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const tooFew = dishes.length < 2 ? togetherText.tooFew : undefined;
    setErrors({ dishes: tooFew, time: ready.error });
    if (readyAt === undefined || ready.error || tooFew) return;
    void once(async () => {
      const chosen = dishes.map(({ id }) => id);
      const isChange =
        plan !== undefined && nowMs < plan.readyAt && chosen.some((id) => plan.dishes.includes(id));
      // A changed plan keeps its id: finished rows of the dishes that stay are still done.
      const id = isChange ? plan.id : crypto.randomUUID();
      const kept = await keep({ id, dishes: chosen, readyAt });
      if (!kept) return;
      ready.reset();
      void navigate(paths.together.to(), { replace: true });
    });
  };
  return (
    <form ref={form} noValidate className={sheetForm.form} onSubmit={onSubmit}>
      {plan && (
        <Notice action={<LinkButton to={paths.together.to()}>{togetherText.toCurrent}</LinkButton>}>
          {togetherText.current}
        </Notice>
      )}
      <div ref={place} tabIndex={-1} className={sheetForm.form}>
        {failed && (
          <>
            <ReadFailure reading={failed} />
            <Button variant="secondary" icon={X} onClick={() => remove(...failedIds)}>
              {togetherText.removeFailed}
            </Button>
          </>
        )}
        {dishes.length > 0 && <ChosenDishes dishes={dishes} onRemove={remove} />}
        {closed.map(({ id, name_EE: name }) => (
          <Notice key={id} action={<RemoveClosed name={name} onRemove={() => remove(id)} />}>
            {fill(togetherText.closed, { name })}
          </Notice>
        ))}
      </div>
      {ids.length < PLANNED_DISHES_MAX ? (
        <DishField chosen={ids} error={errors.dishes} onChoose={(id) => setDishes([...ids, id])} />
      ) : (
        errors.dishes !== undefined && (
          <Notice kind="danger" isAnnounced>
            {errors.dishes}
          </Notice>
        )
      )}
      <ReadyTimeField ready={ready} isOfSeveral={dishes.length > 1} error={errors.time && ready.error} />
      <Button type="submit" size="large" isWide>
        {togetherText.make}
      </Button>
    </form>
  );
}

function RemoveClosed({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button variant="secondary" size="compact" icon={X} onClick={onRemove}>
      {fill(togetherText.remove, { name })}
    </Button>
  );
}
