import { useState } from 'react';
import { eaten } from '../../../../contract/marks/eaten.mark.ts';
import { recipeNote } from '../../../../contract/marks/recipe-note.mark.ts';
import { recipeRating } from '../../../../contract/marks/recipe-rating.mark.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { useMark, useMarks } from '../../../platform/marks/use-mark.ts';
import { eatenDays } from './eaten-days.ts';
import { recallDraft } from './note-draft.ts';
import { OwnRecipe } from './own-recipe.tsx';

/** Her notes about a recipe that is closed to her now: hers to read, change and erase. Renders nothing if there are none. */
export function KeptOfRecipe({ recipeId }: { recipeId: string }) {
  const memberId = useMemberId();
  const note = useMark(recipeNote, recipeId);
  const rating = useMark(recipeRating, recipeId);
  const days = eatenDays(useMarks(eaten).keys()).get(recipeId);
  const isAny = (note?.text ?? '') !== '' || rating !== undefined || days !== undefined;
  const [wasAny] = useState(() => isAny || recallDraft(memberId, recipeId) !== undefined);
  // A note that she empties stays on the screen, so that it does not vanish while she types.
  return (isAny || wasAny) && <OwnRecipe recipeId={recipeId} />;
}
