import { useRef, useState } from 'react';
import type { MarkKind } from '../../../contract/marks/mark-kind.ts';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { notSavedWords } from '../sync-status/not-saved.ts';
import { marksText } from './marks.text.ts';
import { countingMark, valueOf } from './mark-value.ts';
import { changeMark, markChange } from './save-mark.ts';
import { useMark, useMarkStore } from './use-mark.ts';
import { useRememberPress } from './use-remember-press.ts';

type Change<Value> = (value: Value | undefined) => Value | undefined;

/**
 * A value that she changes tap by tap. A tap shows at once, because a box cannot wait for the disk before it is ticked; if it
 * could not be stored, it goes back and says so. While it is being stored a change is applied once more to the present value, so
 * it must name the new state („ticked“), and not flip it.
 */
export function useChangingMark<Value>(
  kind: MarkKind<Value>,
  key: string,
): [Value | undefined, (change: Change<Value>) => void] {
  const store = useMarkStore();
  const remember = useRememberPress();
  const show = useSnackbar();
  const kept = useMark(kind, key);
  const [underway, setUnderway] = useState<readonly Change<Value>[]>([]);
  // Of several presses within one frame each begins with the result of the one before.
  const newest = useRef<readonly Change<Value>[]>([]);
  const setNewest = (changes: readonly Change<Value>[]) => {
    newest.current = changes;
    setUnderway(changes);
  };
  const save = async (change: Change<Value>) => {
    setNewest([...newest.current, change]);
    const standing = valueOf(kind, countingMark(store.marks, kind, key));
    const pressed = newest.current.reduce((value, each) => each(value), standing);
    let forget = () => {};
    try {
      forget = remember(markChange(kind, key, pressed ?? null));
      await changeMark(
        store,
        kind,
        key,
        (value) => change(value) ?? (value === undefined ? undefined : null),
      );
    } catch (error) {
      show({ text: notSavedWords(error, marksText.notSaved) });
    }
    setNewest(newest.current.filter((each) => each !== change));
    forget();
  };
  const shown = underway.reduce((value, change) => change(value), kept);
  return [shown, (change) => void save(change)];
}
