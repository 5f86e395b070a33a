import { Refrigerator } from 'lucide-react';
import { useId, useState } from 'react';
import { pantryFood } from '../../../../contract/marks/pantry-food.mark.ts';
import { paths } from '../../../../contract/paths.ts';
import { dotted } from '../../../language/dotted.ts';
import { formatNumber } from '../../../language/numbers.ts';
import { fill, nav } from '../../../language/words.ts';
import type { RecipeFood } from '../../../library/recipe-foods.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { Button } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card.tsx';
import filterBar from '../../../ui/filter-bar.module.css';
import { RemovableChip } from '../../../ui/filter-chips.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { useGrowingList } from '../../../ui/use-growing-list.ts';
import type { LeftOut } from '../avoided/avoidance.ts';
import { avoidedSentence } from '../avoided/avoided-words.ts';
import { avoidedText } from '../avoided/avoided.text.ts';
import { LeftOutLine } from '../avoided/left-out-line.tsx';
import { useAvoided } from '../avoided/use-avoided.ts';
import styles from '../../../ui/list-groups.module.css';
import { DishCard } from './dish-card.tsx';
import type { DishGroups, DishToCook } from './dishes-by-missing.ts';
import { FoodsSheet } from './foods-sheet.tsx';
import type { Kitchen } from './kitchen.ts';
import { recipesText } from '../recipes/recipes.text.ts';
import { pantryText } from './pantry.text.ts';
import { useChangingPantry, usePantry } from './use-pantry.ts';

const BACK = { to: paths.recipes.to(), label: nav['/recipes'] };

/** `/pantry`: she ticks her foods, and sees the dishes that can be cooked from them. All of it is on the device. */
export function PantryScreen() {
  const [isChoosing, setIsChoosing] = useState(false);
  const pantry = usePantry();
  const { change, list } = useChangingPantry();
  const { foods, now } = pantry;
  if (!foods) {
    return (
      <Page title={recipesText.pantry} width="wide" back={BACK}>
        <LoadingRegion>
          <Skeleton shape="card" count={3} />
        </LoadingRegion>
      </Page>
    );
  }
  const chosen = [...foods.values()].filter(({ id }) => now.has(id));
  const choose = (
    <Button icon={Refrigerator} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
      {chosen.length === 0
        ? pantryText.choose
        : fill(pantryText.chosenCount, { n: formatNumber(chosen.length) })}
    </Button>
  );
  return (
    <Page title={recipesText.pantry} width="wide" back={BACK} actions={chosen.length > 0 && choose}>
      {chosen.length > 0 && <ChosenFoods foods={chosen} onRemove={(id) => change(pantryFood, id, false)} />}
      {foods.size === 0 ? (
        <EmptyState kind="first" icon={Refrigerator} title={pantryText.noRecipes}>
          {pantryText.noRecipesText}
        </EmptyState>
      ) : chosen.length === 0 ? (
        <EmptyState kind="first" icon={Refrigerator} title={pantryText.start} action={choose}>
          {pantryText.startText}
        </EmptyState>
      ) : (
        <>
          <LeftOutLine count={pantry.leftOutCount} isShown={pantry.isShowingAll} onShow={pantry.showAll} />
          <Dishes {...pantry} foods={foods} onList={(dish, row) => void list(dish, row)} />
        </>
      )}
      {isChoosing && (
        <FoodsSheet
          {...pantry}
          foods={[...foods.values()]}
          onChange={change}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Page>
  );
}

interface ChosenFoodsProps {
  foods: readonly RecipeFood[];
  onRemove: (id: string) => void;
}

function ChosenFoods({ foods, onRemove }: ChosenFoodsProps) {
  const place = useFocusOnward<HTMLFieldSetElement>();
  return (
    <fieldset ref={place} className={filterBar.chosen}>
      <legend className="visually-hidden">{pantryText.chosen}</legend>
      {foods.map(({ id, name }) => (
        <RemovableChip
          key={id}
          label={name}
          removeLabel={fill(pantryText.remove, { name })}
          onRemove={() => onRemove(id)}
        />
      ))}
    </fieldset>
  );
}

interface DishesProps extends Pick<Kitchen, 'foods'> {
  dishes: DishGroups;
  leftOut: LeftOut;
  leftOutCount: number;
  rows: ReadonlyMap<string, RecipeRow>;
  onList: (dish: DishToCook, row: RecipeRow) => void;
}

function Dishes({ dishes, leftOutCount, ...rest }: DishesProps) {
  if (dishes.size === 0) {
    return leftOutCount > 0 ? (
      <EmptyState kind="filtered" title={avoidedText.allHidden} />
    ) : (
      <EmptyState kind="filtered" title={pantryText.none}>
        {pantryText.noneText}
      </EmptyState>
    );
  }
  return [...dishes].map(([count, group]) => (
    <Group key={count} title={pantryText.groups[count] ?? ''} dishes={group} {...rest} />
  ));
}

/** A screenful on a phone, so that the next group is in reach. */
const FIRST_SHOWN = 6;
const MORE_SHOWN = 30;

interface GroupProps extends Omit<DishesProps, 'dishes' | 'leftOutCount'> {
  title: string;
  dishes: readonly DishToCook[];
}

function Group({ title, dishes, leftOut, foods, rows, onList }: GroupProps) {
  const avoided = useAvoided();
  const titleId = useId();
  const [shown, setShown] = useState(FIRST_SHOWN);
  const { part, grow } = useGrowingList<HTMLElement>();
  return (
    <section ref={part} className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <CardGrid>
        {dishes.slice(0, shown).map((dish) => {
          const row = rows.get(dish.recipeId);
          const held = leftOut.get(dish.recipeId);
          return (
            row && (
              <DishCard
                key={row.id}
                dish={dish}
                row={row}
                missing={namesOf(dish.missing, foods)}
                avoided={held && avoidedSentence(held, avoided)}
                onList={onList}
              />
            )
          );
        })}
      </CardGrid>
      {dishes.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => grow(() => setShown((count) => count + MORE_SHOWN))}>
            {fill(pantryText.more, { n: formatNumber(dishes.length - shown) })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** „tomat · punane paprika“: some names have a comma of their own. */
function namesOf(ids: readonly string[], foods: Kitchen['foods']): string {
  const names = ids.map((id) => foods.get(id)?.name ?? '');
  return dotted(names.map((name) => name.charAt(0).toLocaleLowerCase('et') + name.slice(1)));
}
