/** Says in words how wrong the clock was at which an entry was made. */
import { formatDaySeenFrom, formatTime, formatWhen } from '../../language/dates.ts';
import { formatCount } from '../../language/plurals.ts';
import { fill } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import { momentIn, shifted } from '../../offline/wrong-clock.ts';
import { syncStatusText } from './sync-status.text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface ClockWords {
  /** `Telefoni kell on 2 päeva taga`. */
  fault: string;
  /** Says which moment the entry has, and which would be right. */
  question: string;
}

/** Returns undefined if no clock is to blame. */
export function clockWords(entry: Entry): ClockWords | undefined {
  const { code, clockAheadMs } = entry.refusal ?? {};
  if (clockAheadMs === undefined) return undefined;
  const isNow = code === 'CLOCK_WRONG';
  const fault = isNow && clockAheadMs < 0 ? syncStatusText.clockBehind : syncStatusText.clockAhead;
  return {
    fault: fill(isNow ? fault : syncStatusText.clockWasAhead, { span: formatSpan(Math.abs(clockAheadMs)) }),
    question: questionOf(momentIn(entry), clockAheadMs),
  };
}

function questionOf(moment: string | undefined, clockAheadMs: number): string {
  if (moment === undefined) return syncStatusText.clockResend;
  const right = shifted(moment, clockAheadMs);
  // This device's today may be as wrong: years are named if those of the two differ.
  return fill(syncStatusText.clockQuestion, {
    wrong: `${formatDaySeenFrom(right, moment)} kell ${formatTime(moment)}`,
    right: formatWhen(right, moment),
  });
}

/** `2 päeva`, `3 tundi`, `20 minutit`: rounded to the nearest. */
function formatSpan(ms: number): string {
  if (ms >= DAY_MS) return formatCount(Math.round(ms / DAY_MS), 'päev');
  if (ms >= HOUR_MS) return formatCount(Math.round(ms / HOUR_MS), 'tund');
  return formatCount(Math.round(ms / MINUTE_MS), 'minut');
}
