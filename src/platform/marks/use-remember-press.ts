import { useOutbox } from '../../offline/outbox-context.ts';
import { registerOf } from '../../offline/mark-register.ts';
import { rememberPress } from './pressed-marks.ts';
import { type MarkChange, markOf } from './save-mark.ts';

/**
 * Returns what remembers a press that is shown before it is stored, until the function that it returns is called: once it is stored, or
 * could not be. A visitor's are stored at once.
 */
export function useRememberPress(): (change: MarkChange) => () => void {
  const outbox = useOutbox();
  return (change) => {
    if (!outbox) return () => undefined;
    const forget = rememberPress(outbox.memberId, markOf(registerOf(outbox), change, new Date()));
    // A page that is left while the disk works ends that, and runs no timer any more.
    return () => void setTimeout(forget);
  };
}
