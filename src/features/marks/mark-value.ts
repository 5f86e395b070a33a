import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { type Mark, nameOf } from '../../contract/marks/merge.ts';
import type { Marks } from '../../offline/mark-register.ts';

/** Undefined where it has ended, no longer counts, or was never there. The same mark until it changes. */
export function countingMark<Value>(marks: Marks, kind: MarkKind<Value>, key: string): Mark | undefined {
  const mark = marks.get(nameOf({ kind: kind.name, key }));
  return mark && doesCount(mark, kind) ? mark : undefined;
}

export function doesCount({ value, changedAt }: Mark, { lifeMs }: MarkKind<unknown>): boolean {
  return value !== null && (lifeMs === undefined || Date.now() - Date.parse(changedAt) < lifeMs);
}

const values = new WeakMap<Mark, unknown>();

/** The same value as long as the mark is the same. A form that only a newer release knows is no value here. */
export function valueOf<Value>(kind: MarkKind<Value>, mark: Mark | undefined): Value | undefined {
  if (!mark || mark.value === null) return undefined;
  if (!values.has(mark)) values.set(mark, parsed(mark.value));
  const value = values.get(mark);
  return kind.isValue(value) ? value : undefined;
}

/** The same of a value that is no mark of hers. */
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
