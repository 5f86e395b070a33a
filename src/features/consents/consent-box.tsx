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

/** One consent by itself, never ticked for her. */
export function ConsentBox({ kind, ...rest }: ConsentBoxProps) {
  return (
    <Checkbox {...rest} label={kind === 'PHOTOS' ? privacy['consent.photo'] : privacy['consent.measure']} />
  );
}
