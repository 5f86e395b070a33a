import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { RecipeScreen_RecipeDocument } from '../../contract/documents.generated.ts';
import { food, nav } from '../../language/words.ts';
import { Page } from '../../ui/page.tsx';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { KeptNote } from '../access/kept-note.tsx';
import { LockedNotice } from '../access/locked-notice.tsx';
import { OpenRecipe } from './open-recipe.tsx';
import { RecipeFacts } from './recipe-facts.tsx';

const BACK = { to: '/recipes', label: nav['/recipes'] };

export function RecipeScreen() {
  const { id = '' } = useParams();
  const [{ data, error, fetching }, ask] = useQuery({
    query: RecipeScreen_RecipeDocument,
    variables: { id },
  });
  const recipe = data?.getRecipe;
  if (!recipe) {
    return (
      <Page title={food.recipe} back={BACK}>
        {fetching ? (
          <LoadingRegion>
            <Skeleton shape="cover" />
            <Skeleton count={6} />
          </LoadingRegion>
        ) : (
          <ReadFailure error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} back={BACK} />
        )}
      </Page>
    );
  }
  return (
    <Page title={recipe.name_EE} back={BACK}>
      <KeptNote />
      <RecipeFacts recipe={recipe} />
      {recipe.locked || !recipe.ingredients ? (
        <LockedNotice thing="recipe" level={recipe.accessLevel} />
      ) : (
        <OpenRecipe
          key={recipe.id}
          recipe={recipe}
          ingredients={recipe.ingredients}
          steps={recipe.steps ?? []}
        />
      )}
    </Page>
  );
}
