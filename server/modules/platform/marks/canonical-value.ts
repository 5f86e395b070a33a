/** The one text in which a mark's value is stored: without white space, and with nothing in it that its kind does not know. */
import { MARK_VALUE_MAX_LENGTH } from '../../../../contract/limits.ts';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';

type Check = (value: unknown) => boolean;

const TAG = /^[0-9a-z]{1,7}$/;
const isTag: Check = (value) => typeof value === 'string' && TAG.test(value);
const areTags: Check = (value) => Array.isArray(value) && value.length <= 400 && value.every(isTag);

/** Fields that the app reads whatever they are, by kind: what it writes there. */
const UNCHECKED: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  cooking: { tickedOf: isTag, stepOf: isTag },
  'together-done': { tags: areTags },
};

/** Null for what is no value of the kind, or holds more than its check looks at. */
export function canonicalValue(kind: MarkKind<unknown>, text: string): string | null {
  if (text.length > MARK_VALUE_MAX_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(text);
    const canonical = JSON.stringify(value);
    return isWhollyOf(kind, value) && canonical.length <= MARK_VALUE_MAX_LENGTH ? canonical : null;
  } catch {
    return null;
  }
}

/** The kind's own check says what it knows: what it does not read belongs to no value of it. */
function isWhollyOf(kind: MarkKind<unknown>, value: unknown): boolean {
  let checked = value;
  for (const [field, isKnown] of Object.entries(UNCHECKED[kind.name] ?? {})) {
    if (typeof checked !== 'object' || checked === null || !Object.hasOwn(checked, field)) continue;
    const { [field]: unchecked, ...others }: Record<string, unknown> = { ...checked };
    if (!isKnown(unchecked)) return false;
    checked = others;
  }
  const unread: Set<string>[] = [];
  return kind.isValue(watched(checked, unread)) && unread.every(({ size }) => size === 0);
}

/** The value, which takes out of `unread` what is read of it; there each object in it has the names of its fields. */
function watched(value: unknown, unread: Set<string>[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = new Map(Object.entries(value).map(([name, part]) => [name, watched(part, unread)]));
  const names = new Set(parts.keys());
  unread.push(names);
  return new Proxy(value, {
    get(target, name, receiver): unknown {
      if (typeof name !== 'string' || !parts.has(name)) return Reflect.get(target, name, receiver);
      names.delete(name);
      return parts.get(name);
    },
  });
}
