import { type MenuChoice, menuMeal } from '../../../../contract/marks/menu-meal.mark.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { markChange, saveMarks } from '../../../platform/marks/save-mark.ts';
import { useMarks, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';

/** Choices keyed by the id of the menu's entry; null takes the suggestion back. */
export type MenuChanges = ReadonlyMap<string, MenuChoice | null>;

/** Stores her choice, says so, and offers to undo it. Returns true if it is on the disk. */
export function useChangingMenu(): (changes: MenuChanges, said: string) => Promise<boolean> {
  const store = useMarkStore();
  const choices = useMarks(menuMeal);
  const show = useSnackbar();
  const save = async (changes: MenuChanges) => {
    try {
      await saveMarks(
        store,
        [...changes].map(([id, choice]) => markChange(menuMeal, id, choice)),
      );
      return true;
    } catch (error) {
      show({ text: notSavedWords(error, marksText.notSaved) });
      return false;
    }
  };
  return async (changes, said) => {
    const former = new Map([...changes.keys()].map((id) => [id, choices.get(id) ?? null]));
    const isSaved = await save(changes);
    if (isSaved) show({ text: said, onUndo: () => void save(former) });
    return isSaved;
  };
}
