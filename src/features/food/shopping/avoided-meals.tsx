import { contentsOf } from '../../../library/recipe-row.ts';
import { Notice } from '../../../ui/notice.tsx';
import { heldIn } from '../avoided/avoidance.ts';
import { avoidedSentence } from '../avoided/avoided-words.ts';
import { useAvoided } from '../avoided/use-avoided.ts';
import { isLeftOut, type MenuMeal } from '../menu/her-menu.ts';

/**
 * Before she buys for them: the dishes of the chosen days that hold a food she does not eat. Her menu and list stay as she wants
 * them.
 */
export function AvoidedMeals({ meals }: { meals: readonly MenuMeal[] }) {
  const avoided = useAvoided();
  const dishes = new Map(meals.filter((meal) => !isLeftOut(meal)).map(({ recipe }) => [recipe.id, recipe]));
  const held = [...dishes.values()].flatMap((recipe) => {
    const holds = heldIn(contentsOf(recipe), avoided);
    return holds ? [{ ...recipe, sentence: avoidedSentence(holds, avoided) }] : [];
  });
  if (held.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul>
        {held.map(({ id, name_EE: name, sentence }) => (
          <li key={id}>
            <strong>{name}</strong>
            <br />
            {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
