import { Card, CardBody } from '../../../ui/card.tsx';
import { EatenPart } from './eaten-part.tsx';
import { NotePart } from './note-part.tsx';
import { ownRecipeText } from './own-recipe.text.ts';
import styles from './own-recipe.module.css';
import { RatingField } from './rating-field.tsx';

/** Her own part of a recipe, the same on all her devices. */
export function OwnRecipe({ recipeId }: { recipeId: string }) {
  return (
    <Card as="section" labelledBy="own-recipe">
      <CardBody>
        <h2 id="own-recipe">{ownRecipeText.title}</h2>
        <div className={styles.part}>
          <RatingField recipeId={recipeId} />
          <EatenPart recipeId={recipeId} />
          <NotePart recipeId={recipeId} />
        </div>
      </CardBody>
    </Card>
  );
}
