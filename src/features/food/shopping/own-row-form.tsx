import { Plus } from 'lucide-react';
import { OWN_ROW_MAX_LENGTH } from '../../../../contract/marks/shopping-own.mark.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { addOwnRow } from './change-list.ts';
import { shoppingText } from './shopping.text.ts';
import styles from './shopping.module.css';
import { useListChange } from './use-list-change.ts';

const EMPTY = { text: '' };

/** Adds a row of her own; its text stays until it is on the disk. */
export function OwnRowForm() {
  const change = useListChange();
  const once = useOneAtATime();
  const {
    draft,
    change: type,
    reset,
  } = useKeptDraft({
    name: 'own-row-draft',
    start: () => EMPTY,
  });
  const { text } = draft;
  const add = async () => {
    if (text.trim() === '') return;
    const isStored = await change((store) => addOwnRow(store, text));
    if (isStored && type((typed) => typed).text === text) reset();
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        void once(add);
      }}
    >
      <TextField
        label={shoppingText.ownRow}
        value={text}
        onChange={(typed) => type(() => ({ text: typed }))}
        maxLength={OWN_ROW_MAX_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" icon={Plus}>
        {shoppingText.addRow}
      </Button>
    </form>
  );
}
