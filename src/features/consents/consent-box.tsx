import type { ConsentKind } from '../../contract/enumerations.ts';
import { privacy } from '../../language/words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

interface ConsentBoxProps {
  kind: ConsentKind;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
  id?: string;
}

/** A single consent, never pre-ticked. */
export function ConsentBox({ kind, ...rest }: ConsentBoxProps) {
  return (
    <Checkbox {...rest} label={kind === 'PHOTOS' ? privacy['consent.photo'] : privacy['consent.measure']} />
  );
}
