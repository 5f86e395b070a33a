import type { MarkStore } from '../../../offline/mark-register.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import type { Undo } from './list-source.ts';
import { shoppingText } from './shopping.text.ts';

/** Changes the list; `done` is said once it is on the disk, with the way back. */
export function useListChange() {
  const store = useMarkStore();
  const show = useSnackbar();
  return async (change: (store: MarkStore) => Promise<Undo | void>, done?: string): Promise<boolean> => {
    try {
      const undo = await change(store);
      if (done !== undefined) {
        show({ text: done, ...(undo && { onUndo: () => void undo().catch(showFailure) }) });
      }
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

  function showFailure(error: unknown): void {
    show({ text: notSavedWords(error, shoppingText.notSaved) });
  }
}
