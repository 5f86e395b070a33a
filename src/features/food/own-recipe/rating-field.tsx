import { Star } from 'lucide-react';
import { useId } from 'react';
import { RATING_MAX, recipeRating } from '../../../../contract/marks/recipe-rating.mark.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import segments from '../../../ui/segmented-control.module.css';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import { ownRecipeText } from './own-recipe.text.ts';
import styles from './rating-field.module.css';

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** One to five stars; arrow keys move between them, because they are radio buttons. */
export function RatingField({ recipeId }: { recipeId: string }) {
  const name = useId();
  const place = useFocusOnward<HTMLDivElement>();
  const [rating = 0, set] = useChangingMark(recipeRating, recipeId);
  return (
    <fieldset className={segments.group}>
      <legend className={segments.legend}>{ownRecipeText.rating}</legend>
      <div ref={place} className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={classes(styles.star, stars <= rating && styles.filled)}>
            <input
              type="radio"
              className={segments.radio}
              name={name}
              aria-label={fill(stars === 1 ? ownRecipeText.stars.one : ownRecipeText.stars.many, {
                n: stars,
              })}
              checked={stars === rating}
              onChange={() => set(() => stars)}
            />
            <Star size={28} fill={stars <= rating ? 'currentcolor' : 'none'} aria-hidden="true" />
          </label>
        ))}
        {rating > 0 && (
          <Button variant="quiet" size="compact" onClick={() => set(() => undefined)}>
            {ownRecipeText.removeRating}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
