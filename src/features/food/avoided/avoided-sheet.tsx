import { useState } from 'react';
import { type Allergen, ALLERGENS } from '../../../../contract/enumerations.ts';
import { avoidedAllergen } from '../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../contract/marks/avoided-food.mark.ts';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import { nameOf } from '../../../../contract/marks/merge.ts';
import { formatList } from '../../../language/numbers.ts';
import { actions, allergen, fill } from '../../../language/words.ts';
import type { RecipeFood } from '../../../library/recipe-foods.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { useLibraryContent } from '../../../reading/use-library-content.ts';
import { Button } from '../../../ui/button.tsx';
import filterBar from '../../../ui/filter-bar.module.css';
import { FilterChips, RemovableChip } from '../../../ui/filter-chips.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { readAvoidable } from './avoidable.ts';
import type { Avoided } from './avoidance.ts';
import { AvoidedConsent } from './avoided-consent.tsx';
import { avoidedText } from './avoided.text.ts';
import line from '../../../ui/quiet-line.module.css';
import { FoodSearch } from './food-search.tsx';
import { useAvoided } from './use-avoided.ts';
import { EMPTY_KITCHEN } from '../pantry/kitchen.ts';
import { useConsent } from '../../../platform/consents/use-consent.ts';
import { TakeOver } from './take-over.tsx';
import { type ChangeAvoided, useChangingAvoided } from './use-changing-avoided.ts';

/** The sheet of foods that she does not eat. Each press is stored and shows everywhere at once. */
export function AvoidedSheet({ onClose }: { onClose: () => void }) {
  const outbox = useOutbox();
  const consent = useConsent('FOOD_CHOICES');
  const avoided = useAvoided();
  const { change, failure } = useChangingAvoided(consent.isGiven);
  const kitchen = useLibraryContent(readAvoidable, EMPTY_KITCHEN);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={avoidedText.title}
      actions={<Button onClick={onClose}>{avoidedText.done}</Button>}
    >
      <div className={sheetForm.form}>
        {outbox && <TakeOver avoided={avoided} onChange={change} />}
        <Chosen avoided={avoided} onChange={change} foods={kitchen?.foods ?? EMPTY_KITCHEN.foods} />
        {failure !== undefined && (
          <Notice kind="danger" isAnnounced>
            {failure}
          </Notice>
        )}
        <Allergens
          found={kitchen?.allergens ?? EMPTY_KITCHEN.allergens}
          avoided={avoided}
          onChange={change}
        />
        <FoodSearch
          foods={kitchen?.foods}
          chosen={avoided.foods}
          onToggle={({ id, name }, isOut) => change(avoidedFood, id, isOut ? name : null)}
        />
        <p className={sheetForm.hint}>{avoidedText.limits}</p>
        {outbox ? (
          <AvoidedConsent
            outbox={outbox}
            consent={consent}
            hasChoices={avoided.allergens.size + avoided.foods.size > 0}
          />
        ) : (
          <p className={sheetForm.hint}>{avoidedText.onDevice}</p>
        )}
      </div>
    </Sheet>
  );
}

interface Choice {
  id: string;
  name: string;
  /** Stores it again, or ends it. */
  set: (isOut: boolean) => void;
}

interface PartProps {
  avoided: Avoided;
  onChange: ChangeAvoided;
}

/** Each goes with one press, and comes back with another. The page's own way to undo is behind the sheet. */
function Chosen({ avoided, onChange, foods }: PartProps & { foods: ReadonlyMap<string, RecipeFood> }) {
  const [removed, setRemoved] = useState<Choice>();
  // The chip that she pressed is gone.
  const place = useFocusWhenLost<HTMLDivElement>();
  const choice = <Value,>(name: string, kind: MarkKind<Value>, key: string, value: Value): Choice => ({
    id: nameOf({ kind: kind.name, key }),
    name,
    set: (isOut) => onChange(kind, key, isOut ? value : null),
  });
  const choices = [
    ...ALLERGENS.filter((each) => avoided.allergens.has(each)).map((each) =>
      choice(fill(avoidedText.allergenChip, { name: allergen[each] }), avoidedAllergen, each, true as const),
    ),
    ...[...avoided.foods].map(([id, name]) => choice(name, avoidedFood, id, name)),
  ];
  // Before the library has been filled it has none of them.
  const unused = [...avoided.foods]
    .filter(([id]) => foods.size > 0 && !foods.has(id))
    .map(([, name]) => name);
  const isBack = removed !== undefined && choices.some(({ id }) => id === removed.id);
  return (
    <div ref={place} tabIndex={-1} className={sheetForm.group}>
      {choices.length === 0 && <p>{avoidedText.nothing}</p>}
      {choices.length > 0 && (
        <fieldset>
          <legend className={sheetForm.legend}>{avoidedText.chosen}</legend>
          <div className={filterBar.chosen}>
            {choices.map((each) => (
              <RemovableChip
                key={each.id}
                label={each.name}
                removeLabel={fill(avoidedText.remove, { name: each.name })}
                onRemove={() => {
                  each.set(false);
                  setRemoved(each);
                }}
              />
            ))}
          </div>
          {unused.length > 0 && (
            <p className={sheetForm.hint}>{fill(avoidedText.unusedFoods, { names: formatList(unused) })}</p>
          )}
        </fieldset>
      )}
      <output>
        {removed && !isBack && (
          <span className={line.line}>
            <span>{fill(avoidedText.removed, { name: removed.name })}</span>
            <Button
              variant="quiet"
              size="compact"
              onClick={() => {
                removed.set(true);
                setRemoved(undefined);
              }}
            >
              {actions.undo}
            </Button>
          </span>
        )}
      </output>
    </div>
  );
}

/** Shows allergens of existing recipes first. The others can be chosen too: a recipe with them may come tomorrow. */
function Allergens({ found, avoided, onChange }: PartProps & { found: ReadonlySet<Allergen> }) {
  // Before the library has been filled nothing is known of any.
  const isFound = (each: Allergen) => found.size === 0 || found.has(each);
  const groups = [
    { label: avoidedText.allergens, shown: ALLERGENS.filter(isFound) },
    { label: avoidedText.inNoRecipe, shown: ALLERGENS.filter((each) => !isFound(each)) },
  ];
  return groups.map(
    ({ label, shown }) =>
      shown.length > 0 && (
        <FilterChips
          key={label}
          label={label}
          options={shown.map((value) => ({ value, label: allergen[value] }))}
          selected={avoided.allergens}
          onChange={(after) => {
            const toggled = shown.find((each) => after.has(each) !== avoided.allergens.has(each));
            if (toggled) onChange(avoidedAllergen, toggled, after.has(toggled) ? true : null);
          }}
        />
      ),
  );
}
