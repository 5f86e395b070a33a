import type { MarkKind } from '../../../contract/marks/mark-kind.ts';
import { type Mark, nameOf, standingMark } from '../../../contract/marks/merge.ts';
import type { Marks } from '../../offline/mark-register.ts';

/** Undefined if it has ended, no longer counts, or was never there. Returns the same mark until it changes. */
export function countingMark<Value>(marks: Marks, kind: MarkKind<Value>, key: string): Mark | undefined {
  const mark = markUnder(marks, kind, key);
  return mark && doesCount(mark, kind) ? mark : undefined;
}

/** As `countingMark`, but also returns one that has ended or no longer counts. */
export function markUnder(marks: Marks, kind: MarkKind<unknown>, key: string): Mark | undefined {
  if (kind.presentKey) return marksOfKind(marks, kind).get(kind.presentKey(key));
  return marks.get(nameOf({ kind: kind.name, key }));
}

/** Those of a kind, ended ones too, under the keys of today. */
export function marksOfKind(
  marks: Marks,
  { name, presentKey }: MarkKind<unknown>,
): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>();
  for (const mark of marks.values()) {
    if (mark.kind !== name) continue;
    const key = presentKey ? presentKey(mark.key) : mark.key;
    const other = found.get(key);
    found.set(key, other ? standingMark(other, mark) : mark);
  }
  return found;
}

export function doesCount({ value, changedAt }: Mark, { lifeMs }: MarkKind<unknown>): boolean {
  return value !== null && (lifeMs === undefined || Date.now() - Date.parse(changedAt) < lifeMs);
}

const values = new WeakMap<Mark, unknown>();

/** Returns the same value as long as the mark is the same. A form that only a newer release knows is no value here. */
export function valueOf<Value>(kind: MarkKind<Value>, mark: Mark | undefined): Value | undefined {
  if (!mark || mark.value === null) return undefined;
  if (!values.has(mark)) values.set(mark, parsed(mark.value));
  const value = values.get(mark);
  return kind.isValue(value) ? value : undefined;
}

export function storedMark<Value>(
  { marks }: { marks: Marks },
  kind: MarkKind<Value>,
  key: string,
): Value | undefined {
  return valueOf(kind, marks.get(nameOf({ kind: kind.name, key })));
}

/** As `valueOf`, for a value that is not one of her marks. */
export function parsedValue<Value>(kind: MarkKind<Value>, json: string): Value | undefined {
  const value = parsed(json);
  return kind.isValue(value) ? value : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
