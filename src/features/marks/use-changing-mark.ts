import { useState } from 'react';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { notSavedWords } from '../sync-status/not-saved.ts';
import { marksText } from './marks.text.ts';
import { changeMark } from './save-mark.ts';
import { useMark, useMarkStore } from './use-mark.ts';

type Change<Value> = (value: Value | undefined) => Value | undefined;

/**
 * A value that she changes tap by tap. What she taps shows at once, because a box cannot wait for the disk before it is
 * ticked; if it could not be stored, it goes back and says so. While it is being stored a change is applied once more to what
 * is there, so it says what shall be („ticked“), and not to turn it round.
 */
export function useChangingMark<Value>(
  kind: MarkKind<Value>,
  key: string,
): [Value | undefined, (change: Change<Value>) => void] {
  const store = useMarkStore();
  const show = useSnackbar();
  const kept = useMark(kind, key);
  const [underway, setUnderway] = useState<readonly Change<Value>[]>([]);
  const save = async (change: Change<Value>) => {
    setUnderway((changes) => [...changes, change]);
    try {
      await changeMark(
        store,
        kind,
        key,
        (value) => change(value) ?? (value === undefined ? undefined : null),
      );
    } catch (error) {
      show({ text: notSavedWords(error, marksText.notSaved) });
    }
    setUnderway((changes) => changes.filter((each) => each !== change));
  };
  const shown = underway.reduce((value, change) => change(value), kept);
  return [shown, (change) => void save(change)];
}
