import { Notice } from '../../../ui/notice.tsx';
import { recipeChangedText } from './recipe-changed.text.ts';

/** Shown above a step that has replaced hers, or above ingredients of which she had ticked others. */
export function RecipeChangedNotice({ hasTicks = false }: { hasTicks?: boolean }) {
  const { changed, tickAgain } = recipeChangedText;
  return <Notice isAnnounced>{hasTicks ? `${changed} ${tickAgain}` : changed}</Notice>;
}
