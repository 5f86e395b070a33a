import type { ConsentKind } from '../../../contract/enumerations.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { consentWording } from './consents.text.ts';

interface ConsentBoxProps {
  kind: ConsentKind;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
  id?: string;
}

/** A single consent, never pre-ticked. */
export function ConsentBox({ kind, ...rest }: ConsentBoxProps) {
  return <Checkbox {...rest} label={consentWording[kind]} />;
}
