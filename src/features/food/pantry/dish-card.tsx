import { ShoppingBasket } from 'lucide-react';
import { memo } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { fill } from '../../../language/words.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardLink } from '../../../ui/card.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { AvoidedNote } from '../avoided/avoided-note.tsx';
import styles from '../../../ui/cover-card.module.css';
import type { DishToCook } from './dishes-by-missing.ts';
import { pantryText } from './pantry.text.ts';

interface DishCardProps {
  dish: DishToCook;
  row: RecipeRow;
  /** The missing foods, in words. */
  missing: string;
  /** The foods of it that she does not eat, as a sentence. */
  avoided: string | undefined;
  onList: (dish: DishToCook, row: RecipeRow) => void;
}

/** A dish that she can cook, as a list item, with its missing foods and the way to buy them. */
export const DishCard = memo(function DishCard({ dish, row, missing, avoided, onList }: DishCardProps) {
  return (
    <Card as="li" isFlush>
      <div className={styles.training}>
        <div className={styles.cover}>
          <CoverImage src={row.thumbnail} alt="" tint="food" ratio="wide" />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <CardLink to={paths.recipes.to(row.id)}>{row.name_EE}</CardLink>
          </h3>
          <AvoidedNote sentence={avoided} />
          {missing !== '' && (
            <>
              <p className={styles.facts}>{fill(pantryText.missing, { foods: missing })}</p>
              <div>
                <Button
                  variant="quiet"
                  size="compact"
                  icon={ShoppingBasket}
                  aria-label={fill(pantryText.listFor, { name: row.name_EE })}
                  onClick={() => onList(dish, row)}
                >
                  {pantryText.list}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </Card>
  );
});
