import { Clock, Flame, Users } from 'lucide-react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import type { Allergen } from '../../../../contract/enumerations.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { allergen, fill, food, mealType, recipeTag } from '../../../language/words.ts';
import { nutritionPerServing } from '../../../../contract/recipe-nutrition.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import styles from './recipe-facts.module.css';
import { recipesText } from './recipes.text.ts';

/** The cover with the facts about a recipe that are public. */
export function RecipeFacts({ recipe }: { recipe: RecipeDetailsFragment }) {
  const isEnergyHidden = useEnergyHidden();
  const kcal = nutritionPerServing(recipe.ingredients, recipe.servings)?.kcal;
  return (
    <div className={styles.facts}>
      <div className={styles.cover}>
        <CoverImage src={recipe.thumbnail} alt="" tint="food" ratio="wide" isEager>
          {recipe.locked && <LockedBadge level={recipe.accessLevel} />}
        </CoverImage>
      </div>
      <div className={styles.words}>
        {recipe.description && <p className={styles.description}>{recipe.description}</p>}
        <dl className={styles.figures}>
          {recipe.cookingTime !== null && (
            <div>
              <dt>
                <Clock size={20} aria-hidden="true" />
                <span className="visually-hidden">{food.cookingTime}</span>
              </dt>
              <dd translate="no">{formatWithUnit(recipe.cookingTime, 'min', 0)}</dd>
            </div>
          )}
          {kcal !== undefined && !isEnergyHidden && (
            <div>
              <dt>
                <Flame size={20} aria-hidden="true" />
                <span className="visually-hidden">{food.energy}</span>
              </dt>
              <dd>{fill(recipesText.kcalEach, { kcal: formatWithUnit(kcal, 'kcal', 0) })}</dd>
            </div>
          )}
          <div>
            <dt>
              <Users size={20} aria-hidden="true" />
              <span className="visually-hidden">{food.servings}</span>
            </dt>
            <dd>{formatCount(recipe.servings, 'portsjon')}</dd>
          </div>
        </dl>
        <p className={styles.badges}>
          {recipe.mealType.map((meal) => (
            <Badge key={meal} tone="primary">
              {mealType[meal]}
            </Badge>
          ))}
          {recipe.tags.map((tag) => (
            <Badge key={tag} tone="success">
              {recipeTag[tag]}
            </Badge>
          ))}
        </p>
        <Allergens held={recipe.allergens} />
      </div>
    </div>
  );
}

/** Nothing is said of a copy that was stored before they were known. */
function Allergens({ held }: { held: readonly Allergen[] | null }) {
  if (!held) return null;
  const names = held.map((each) => allergen[each].toLocaleLowerCase('et')).join(', ');
  return (
    <div>
      <p>{held.length > 0 ? fill(recipesText.allergens, { names }) : recipesText.noAllergens}</p>
      <p className={styles.note}>{recipesText.allergensNote}</p>
    </div>
  );
}
