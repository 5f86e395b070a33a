/**
 * A mark is one value of small state: (kind, key) → value. This is the one rule by which two of them become one, on every phone
 * and on the server: all come to the same whatever arrives first and however often:
 *
 *   the later moment stands; of one moment the end of it; of two values of one moment the text that sorts last
 *
 * Moments are those of her devices' clocks, each pushed past what the device had seen of the mark (`momentAfter`): what she
 * changes after having seen something stands over it, however wrong either clock. A clock that is off is put right before
 * anything is sent (src/offline/wrong-clock.ts), and one that is off by less than `CLOCK_TOLERANCE_MS` counts as right: what she
 * changes on a phone that is put right, within those minutes after another that is not, can come before it.
 */
export interface Mark {
  kind: string;
  key: string;
  /** JSON; null if it has ended. */
  value: string | null;
  /** A moment. */
  changedAt: string;
}

/** True if `value`, read as JSON, is a mark. */
export function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false;
  const mark: Partial<Record<keyof Mark, unknown>> = value;
  const texts = [mark.kind, mark.key, mark.changedAt, ...(mark.value === null ? [] : [mark.value])];
  return texts.every((part) => typeof part === 'string');
}

export function standingMark<M extends Mark>(one: M, other: M): M {
  return standsOver(other, one) ? other : one;
}

/** Returns whether `one` takes the place of `other`. Two that say the same do not. */
export function standsOver(one: Mark, other: Mark): boolean {
  const aheadMs = Date.parse(one.changedAt) - Date.parse(other.changedAt);
  if (aheadMs !== 0) return aheadMs > 0;
  if (one.value === null || other.value === null) return one.value === null && other.value !== null;
  return one.value > other.value;
}

/** Names one mark among those of a member. */
export function nameOf({ kind, key }: Pick<Mark, 'kind' | 'key'>): string {
  return `${kind}:${key}`;
}

/** The marks as one map with the winner under each name, whatever their order. */
export function mergedMarks<M extends Mark>(...lists: readonly Iterable<M>[]): Map<string, M> {
  const merged = new Map<string, M>();
  for (const marks of lists) {
    for (const mark of marks) {
      const kept = merged.get(nameOf(mark));
      merged.set(nameOf(mark), kept ? standingMark(kept, mark) : mark);
    }
  }
  return merged;
}
