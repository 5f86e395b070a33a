import { GUIDED, restsOff } from '../../../../contract/marks/rests-off.mark.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import { guidedText } from './guided.text.ts';

/** Rest can be off entirely, on all her phones. */
export function RestChoice() {
  const [isOff = false, set] = useChangingMark(restsOff, GUIDED);
  return (
    <Checkbox
      label={guidedText.withoutRests}
      hint={guidedText.withoutRestsHint}
      isChecked={isOff}
      onChange={(isChecked) => set(() => (isChecked ? true : undefined))}
    />
  );
}
