import { lazy, Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { food, nav } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { LockedNotice } from '../../../platform/access/locked-notice.tsx';
import { recipeOwnerQuestion } from '../../../platform/access/plan-owner.question.ts';
import { PlanOwner } from '../../../platform/access/plan-owner.tsx';
import { AvoidedInRecipe } from '../avoided/avoided-in-recipe.tsx';
import { FavouriteButton } from '../../../platform/favourites/favourite-button.tsx';
import { useSubstituting } from '../substitutes/use-substitutes.ts';
import { OpenRecipe } from './open-recipe.tsx';
import { PrintRecipeButton } from './print-recipe-button.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { recipeQuestion } from './recipes.question.ts';
import { ShareRecipeButton } from './share-recipe-button.tsx';

const KeptOfRecipe = lazy(async () => ({
  default: (await import('../own-recipe/kept-of-recipe.tsx')).KeptOfRecipe,
}));
const OwnRecipe = lazy(async () => ({ default: (await import('../own-recipe/own-recipe.tsx')).OwnRecipe }));

const Withdrawn = lazy(async () => ({
  default: (await import('../../../platform/withdrawn/withdrawn.tsx')).Withdrawn,
}));

const BACK = { to: paths.recipes.to(), label: nav['/recipes'] };

export function RecipeScreen() {
  const { id = '' } = useParams();
  const reading = useQuestion(recipeQuestion, id);
  const apply = useSubstituting();
  const { answer: written, asOf } = reading;
  // Not as it is written while that is unknown: a food that she avoids may be in it.
  const recipe = useMemo(() => written && apply?.(written), [written, apply]);
  if (reading.state !== 'ready' || !written || !recipe) {
    return (
      <Page title={food.recipe} back={BACK}>
        {reading.state === 'loading' || reading.state === 'ready' ? (
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
  return (
    <Page
      title={recipe.name_EE}
      back={BACK}
      cornerAction={
        <>
          {!recipe.locked && <PrintRecipeButton />}
          <ShareRecipeButton recipe={recipe} />
          <FavouriteButton thing="recipe" id={recipe.id} />
        </>
      }
    >
      <StaleNote asOf={asOf} />
      <Suspense>
        <Withdrawn part="recipes" content={written} asOf={asOf} retry={reading.retry} />
      </Suspense>
      <PlanOwner question={recipeOwnerQuestion} content={recipe} />
      <RecipeFacts recipe={recipe} />
      {recipe.locked || !recipe.ingredients || !written.ingredients ? (
        <>
          <AvoidedInRecipe recipe={recipe} />
          <LockedNotice thing="recipe" level={recipe.accessLevel} />
          <Suspense>
            <KeptOfRecipe key={recipe.id} recipeId={recipe.id} />
          </Suspense>
        </>
      ) : (
        <>
          <OpenRecipe
            key={recipe.id}
            recipe={recipe}
            written={written.ingredients}
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
