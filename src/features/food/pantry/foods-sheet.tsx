import { Search } from 'lucide-react';
import { useState } from 'react';
import { pantryFood } from '../../../../contract/marks/pantry-food.mark.ts';
import { shoppingStaple } from '../../../../contract/marks/shopping-staple.mark.ts';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import type { RecipeFood } from '../../../library/recipe-foods.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { useFoundByName } from '../../../ui/use-found-by-name.ts';
import { aisleOf, USUAL_ORDER } from '../shopping/aisles.ts';
import { shoppingText } from '../shopping/shopping.text.ts';
import { NEVER_MISSING } from './dishes-by-missing.ts';
import { pantryText } from './pantry.text.ts';

interface FoodsSheetProps {
  foods: readonly RecipeFood[];
  now: ReadonlySet<string>;
  always: ReadonlySet<string>;
  onChange: (kind: MarkKind<true>, foodId: string, isThere: boolean) => void;
  onClose: () => void;
}

/** All foods by aisle, each a toggle. A food that usually stays in the cupboard for months is there always or not at all. */
export function FoodsSheet({ foods, now, always, onChange, onClose }: FoodsSheetProps) {
  const [typed, setTyped] = useState('');
  const found = new Set(useFoundByName(foods, typed));
  const shown = foods.filter((food) => found.has(food) && !NEVER_MISSING.has(food.id));
  const nothing = found.size > 0 ? pantryText.neverAsked : pantryText.noFood;
  const isStaple = ({ id, group }: RecipeFood) => always.has(id) || aisleOf(group) === 'seasoning';
  const staples = shown.filter((food) => isStaple(food) && !now.has(food.id));
  const others = shown.filter((food) => !staples.includes(food));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={pantryText.choose}
      actions={<Button onClick={onClose}>{pantryText.show}</Button>}
    >
      <div className={sheetForm.form}>
        <TextField
          label={pantryText.findFood}
          type="search"
          inputMode="search"
          autoComplete="off"
          icon={Search}
          value={typed}
          onChange={setTyped}
        />
        <output>{shown.length === 0 && <p>{nothing}</p>}</output>
        {USUAL_ORDER.map((aisle) => (
          <Chips
            key={aisle}
            label={shoppingText.aisle[aisle]}
            foods={others.filter(({ group }) => aisleOf(group) === aisle)}
            chosen={now}
            onToggle={(id, isThere) => onChange(pantryFood, id, isThere)}
          />
        ))}
        {staples.length > 0 && (
          <div>
            <Chips
              label={pantryText.always}
              foods={staples}
              chosen={always}
              onToggle={(id, isThere) => onChange(shoppingStaple, id, isThere)}
            />
            <p className={sheetForm.hint}>{pantryText.alwaysText}</p>
          </div>
        )}
      </div>
    </Sheet>
  );
}

interface ChipsProps {
  label: string;
  foods: readonly RecipeFood[];
  chosen: ReadonlySet<string>;
  onToggle: (foodId: string, isThere: boolean) => void;
}

function Chips({ label, foods, chosen, onToggle }: ChipsProps) {
  if (foods.length === 0) return null;
  const selected = new Set(foods.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  return (
    <FilterChips
      label={label}
      options={foods.map(({ id, name }) => ({ value: id, label: name }))}
      selected={selected}
      onChange={(after) => {
        const toggled = foods.find(({ id }) => after.has(id) !== selected.has(id));
        if (toggled) onToggle(toggled.id, after.has(toggled.id));
      }}
    />
  );
}
