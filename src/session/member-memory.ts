/**
 * Small things this device remembers for a member: ticked ingredients, video positions, running kitchen timers. These are
 * conveniences; a member's entries go to the outbox. Each value expires on its own, and signing out removes all of a member's
 * values. If storage is full or forbidden, nothing is remembered and nothing breaks.
 */
import { MEMBER_PREFIX, withLocalStorage } from '../device/storage.ts';

interface Kept {
  value: unknown;
  /** When it expires, in epoch ms. */
  until: number;
}

const keyOf = (memberId: string, name: string) => `${MEMBER_PREFIX}${memberId}.${name}`;

function parseKept(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    const isKept = typeof kept === 'object' && kept !== null && 'value' in kept && 'until' in kept;
    return isKept && typeof kept.until === 'number' ? { value: kept.value, until: kept.until } : undefined;
  } catch {
    return undefined;
  }
}

function keysOf(storage: Storage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
}

export function remember(memberId: string, name: string, value: unknown, lifeMs: number): void {
  const now = Date.now();
  withLocalStorage((storage) => {
    for (const key of keysOf(storage, MEMBER_PREFIX)) {
      if ((parseKept(storage.getItem(key))?.until ?? 0) < now) storage.removeItem(key);
    }
    storage.setItem(keyOf(memberId, name), JSON.stringify({ value, until: now + lifeMs } satisfies Kept));
  });
}

/** Returns the remembered value, or undefined if it has expired or does not match `isShape`. */
export function recall<T>(
  memberId: string,
  name: string,
  isShape: (value: unknown) => value is T,
): T | undefined {
  const kept = withLocalStorage((storage) => parseKept(storage.getItem(keyOf(memberId, name))));
  return kept && kept.until >= Date.now() && isShape(kept.value) ? kept.value : undefined;
}

export interface Remembered {
  name: string;
  value: unknown;
  /** Epoch ms. */
  until: number;
}

/** Returns the remembered values under names that begin with `prefix`, but for expired ones. */
export function rememberedUnder(memberId: string, prefix: string): Remembered[] {
  const found = withLocalStorage((storage) =>
    keysOf(storage, keyOf(memberId, prefix)).flatMap((key) => {
      const kept = parseKept(storage.getItem(key));
      return kept && kept.until >= Date.now()
        ? [{ name: key.slice(keyOf(memberId, '').length), ...kept }]
        : [];
    }),
  );
  return found ?? [];
}

export function forget(memberId: string, name: string): void {
  withLocalStorage((storage) => storage.removeItem(keyOf(memberId, name)));
}

export function forgetMember(memberId: string): void {
  withLocalStorage((storage) => {
    for (const key of keysOf(storage, `${MEMBER_PREFIX}${memberId}.`)) storage.removeItem(key);
  });
}

/** Ids of the members with any remembered value. */
export function rememberedMembers(): string[] {
  const keys = withLocalStorage((storage) => keysOf(storage, MEMBER_PREFIX)) ?? [];
  return keys.map((key) => key.slice(MEMBER_PREFIX.length).split('.')[0] ?? '');
}
