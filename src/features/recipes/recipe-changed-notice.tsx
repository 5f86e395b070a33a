import { Notice } from '../../ui/notice.tsx';
import { recipeChangedText } from './recipe-changed.text.ts';

/** Stands above a step that has come into the place of hers, or above ingredients of which she had ticked others. */
export function RecipeChangedNotice({ hasTicks = false }: { hasTicks?: boolean }) {
  const { changed, tickAgain } = recipeChangedText;
  return <Notice isAnnounced>{hasTicks ? `${changed} ${tickAgain}` : changed}</Notice>;
}
