import { leftoverText } from './leftover-notice.text.ts';
import { Notice } from './notice.tsx';

/** Says that the form holds text which she typed earlier and did not save. */
export function LeftoverNotice() {
  return <Notice>{leftoverText.leftover}</Notice>;
}
