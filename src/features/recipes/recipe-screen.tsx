import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { food, nav } from '../../language/words.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { Page } from '../../ui/page.tsx';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { LockedNotice } from '../access/locked-notice.tsx';
import { recipeOwnerQuestion } from '../access/plan-owner.question.ts';
import { PlanOwner } from '../access/plan-owner.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { OpenRecipe } from './open-recipe.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { recipeQuestion } from './recipes.question.ts';

const OwnRecipe = lazy(async () => ({ default: (await import('../own-recipe/own-recipe.tsx')).OwnRecipe }));

const BACK = { to: paths.recipes.to(), label: nav['/recipes'] };

export function RecipeScreen() {
  const { id = '' } = useParams();
  const reading = useQuestion(recipeQuestion, id);
  if (reading.state !== 'ready') {
    return (
      <Page title={food.recipe} back={BACK}>
        {reading.state === 'loading' ? (
          <LoadingRegion>
            <Skeleton shape="cover" />
            <Skeleton count={6} />
          </LoadingRegion>
        ) : (
          <ReadFailure reading={reading} back={BACK} />
        )}
      </Page>
    );
  }
  const { answer: recipe, asOf } = reading;
  return (
    <Page title={recipe.name_EE} back={BACK} actions={<FavouriteButton thing="recipe" id={recipe.id} />}>
      <StaleNote asOf={asOf} />
      <PlanOwner question={recipeOwnerQuestion} content={recipe} />
      <RecipeFacts recipe={recipe} />
      {recipe.locked || !recipe.ingredients ? (
        <LockedNotice thing="recipe" level={recipe.accessLevel} />
      ) : (
        <>
          <OpenRecipe
            key={recipe.id}
            recipe={recipe}
            ingredients={recipe.ingredients}
            steps={recipe.steps ?? []}
          />
          <Suspense>
            <OwnRecipe key={recipe.id} recipeId={recipe.id} />
          </Suspense>
        </>
      )}
    </Page>
  );
}
