import { Clock } from 'lucide-react';
import { memo } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { dotted } from '../../../language/dotted.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { fill, mealType } from '../../../language/words.ts';
import { Card, CardBody, CardLink } from '../../../ui/card.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import { AvoidedNote } from '../avoided/avoided-note.tsx';
import { FavouriteButton } from '../../../platform/favourites/favourite-button.tsx';
import { substitutesText } from '../substitutes/substitutes.text.ts';
import styles from './recipe-card.module.css';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { recipesText } from './recipes.text.ts';

interface RecipeCardProps {
  row: RecipeRow;
  /** The foods of it that she does not eat, as a sentence. */
  avoided?: string | undefined;
  isEager: boolean;
  heading?: 'h2' | 'h3';
}

/** A recipe, as a list item. */
export const RecipeCard = memo(function RecipeCard({
  row,
  avoided,
  isEager,
  heading: Heading = 'h2',
}: RecipeCardProps) {
  const isEnergyHidden = useEnergyHidden();
  return (
    <li className={styles.item} data-row={row.id}>
      <Card as="article" isFlush>
        <CoverImage src={row.thumbnail} alt="" tint="food" isEager={isEager}>
          {row.locked && <LockedBadge level={row.accessLevel} />}
        </CoverImage>
        <CardBody>
          <Heading className={styles.name}>
            <CardLink to={paths.recipes.to(row.id)}>{row.name_EE}</CardLink>
          </Heading>
          <p className={styles.facts}>
            {row.cookingTime !== null && (
              <span className={styles.fact}>
                <Clock size={14} aria-hidden="true" />
                {formatWithUnit(row.cookingTime, 'min', 0)}
              </span>
            )}
            {row.kcalPerPortion !== null && !isEnergyHidden && (
              <span>
                {fill(recipesText.kcalEach, { kcal: formatWithUnit(row.kcalPerPortion, 'kcal', 0) })}
              </span>
            )}
          </p>
          <p className={styles.meals}>
            {dotted([
              ...row.mealType.map((meal) => mealType[meal]),
              ...(row.isHers ? [substitutesText.inList] : []),
            ])}
          </p>
          <AvoidedNote sentence={avoided} />
          <FavouriteButton thing="recipe" id={row.id} cardName={row.name_EE} />
        </CardBody>
      </Card>
    </li>
  );
});
