import { leftoverText } from './leftover-notice.text.ts';
import { Notice } from './notice.tsx';

/** Says that the form holds what she typed earlier and did not save. */
export function LeftoverNotice() {
  return <Notice>{leftoverText.leftover}</Notice>;
}
