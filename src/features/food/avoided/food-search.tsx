import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatNumber } from '../../../language/numbers.ts';
import { fill } from '../../../language/words.ts';
import type { RecipeFood } from '../../../library/recipe-foods.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { useFoundByName } from '../../../ui/use-found-by-name.ts';
import { EMPTY_KITCHEN } from '../pantry/kitchen.ts';
import { avoidedText } from './avoided.text.ts';

/** More than one looks through. */
const MOST = 24;

interface FoodSearchProps {
  /** Undefined while they are being read. */
  foods: ReadonlyMap<string, RecipeFood> | undefined;
  chosen: ReadonlyMap<string, string>;
  onToggle: (food: RecipeFood, isOut: boolean) => void;
}

/** The foods of the recipes that she may open, by name; as the search finds them: „koriandriga“ finds „Koriander“. */
export function FoodSearch({ foods: known, chosen, onToggle }: FoodSearchProps) {
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const byId = known ?? EMPTY_KITCHEN.foods;
  const foods = useMemo(() => [...byId.values()], [byId]);
  const named = useFoundByName(foods, asked);
  const found = asked === '' ? [] : named;
  const isNothingFound = known !== undefined && asked !== '' && found.length === 0;
  const nothing = byId.size === 0 ? avoidedText.noRecipesHere : avoidedText.noFood;
  const more = found.length > MOST ? fill(avoidedText.moreFoods, { n: formatNumber(MOST) }) : undefined;
  const said = isNothingFound ? nothing : more;
  return (
    <div className={sheetForm.group}>
      <TextField
        label={avoidedText.findFood}
        hint={avoidedText.findHint}
        type="search"
        inputMode="search"
        autoComplete="off"
        icon={Search}
        value={typed}
        onChange={setTyped}
      />
      <output>{said !== undefined && <p>{said}</p>}</output>
      {found.length > 0 && (
        <FilterChips
          label={avoidedText.foods}
          options={found.slice(0, MOST).map(({ id, name }) => ({ value: id, label: name }))}
          selected={new Set(chosen.keys())}
          onChange={(after) => {
            const toggled = found.find(({ id }) => after.has(id) !== chosen.has(id));
            if (toggled) onToggle(toggled, after.has(toggled.id));
          }}
        />
      )}
    </div>
  );
}
