import { formatWithUnit } from '../../../language/numbers.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeField } from '../../../ui/date-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { clockTime, whenOf } from './clock-time.ts';
import { MINUTE_MS } from './timeline.ts';
import styles from './together.module.css';
import { togetherText } from './together.text.ts';
import type { ReadyTime } from './use-ready-time.ts';

interface ReadyTimeFieldProps {
  ready: ReadyTime;
  /** True if there is anything to do together. */
  isOfSeveral: boolean;
  error: string | undefined;
}

/** Asks when the dishes are to be ready, and says when she has to begin. */
export function ReadyTimeField({ ready, isOfSeveral, error }: ReadyTimeFieldProps) {
  const { text, setText, readyAt, nowMs, lengthMs, soonest, isTooEarly } = ready;
  return (
    <>
      <TimeField label={togetherText.readyAt} value={text} onChange={setText} error={error} />
      {isTooEarly && readyAt !== undefined && (
        <Notice
          kind="warning"
          isAnnounced
          action={
            <Button variant="secondary" onClick={() => setText(clockTime(soonest))}>
              {fill(togetherText.takeSoonest, { when: whenOf(soonest, nowMs) })}
            </Button>
          }
        >
          {fill(togetherText.tooEarly, { time: clockTime(readyAt), soonest: whenOf(soonest, nowMs) })}
        </Notice>
      )}
      {isOfSeveral && readyAt !== undefined && !isTooEarly && (
        <p className={styles.start}>
          {fill(togetherText.startsAt, {
            when: whenOf(readyAt - lengthMs, nowMs),
            length: formatWithUnit(lengthMs / MINUTE_MS, 'min', 0),
          })}
        </p>
      )}
    </>
  );
}
