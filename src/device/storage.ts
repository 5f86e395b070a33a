/**
 * Everything that localStorage and sessionStorage hold, by name. A browser may forbid storage, or have it full: then
 * nothing is kept, and nothing breaks.
 */
interface StoredItem {
  key: string;
  /** `device`: a setting of this phone, which stays when she signs out. `visit`: her place in the app, which goes. */
  owner: 'device' | 'visit';
  /** Kept for this tab alone. */
  isOfTab?: true;
}

const ITEMS = {
  /** Light or dark (src/ui/theme.ts). */
  theme: { key: 'hoog.theme', owner: 'device' },
  noVibration: { key: 'hoog.noVibration', owner: 'device' },
  energyHidden: { key: 'hoog.energyHidden', owner: 'device' },
  weightHidden: { key: 'hoog.weightHidden', owner: 'device' },
  /** Of films (src/features/training/trainings/use-captions.ts). */
  noCaptions: { key: 'hoog.noCaptions', owner: 'device' },
  /** The motion of the exercises' drawings (src/features/training/trainings/clip-motion.ts). */
  clips: { key: 'hoog.clips', owner: 'device' },
  /** The way in which a timer's end reaches her (src/platform/cues/alarm-choice.ts). */
  alarm: { key: 'hoog.alarm', owner: 'device' },
  /** Visits and refused offers (src/features/account/install/install-record.ts). */
  install: { key: 'hoog.install', owner: 'device' },
  /** The shop's address, the same for everybody (src/app/shop-address.ts). */
  shop: { key: 'hoog.shop', owner: 'device' },
  /** The address that signing in leads back to (src/features/account/account/return-address.ts). */
  place: { key: 'hoog.place', owner: 'visit', isOfTab: true },
  placeForMail: { key: 'hoog.place-for-mail', owner: 'visit' },
  /** The address to which a code for a new password was mailed (src/features/account/account/awaited-reset.ts). */
  awaitedReset: { key: 'hoog.awaited-reset', owner: 'visit' },
  /** The closed page from which she came to the plans (src/features/account/subscription/closed-place.ts). */
  closedPlace: { key: 'hoog.closed-place', owner: 'visit', isOfTab: true },
} as const satisfies Record<string, StoredItem>;

export type StoredName = keyof typeof ITEMS;

/** The prefix of a member's own values; src/session/member-memory.ts keeps them and removes them when she leaves. */
export const MEMBER_PREFIX = 'hoog.member.';

function storageOf(item: StoredItem): Storage {
  return item.isOfTab ? sessionStorage : localStorage;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Null if nothing is kept. */
export function readStored(name: StoredName): string | null {
  const item: StoredItem = ITEMS[name];
  return attempt(() => storageOf(item).getItem(item.key)) ?? null;
}

/** Undefined if nothing is kept, or it is not JSON. */
export function readStoredJson(name: StoredName): unknown {
  const text = readStored(name);
  return text === null ? undefined : attempt((): unknown => JSON.parse(text));
}

/** Null removes it. Returns whether the storage took it. */
export function writeStored(name: StoredName, value: string | null): boolean {
  const item: StoredItem = ITEMS[name];
  const isDone = attempt(() => {
    if (value === null) storageOf(item).removeItem(item.key);
    else storageOf(item).setItem(item.key, value);
    return true;
  });
  return isDone ?? false;
}

/** Works on keys that are made as they are needed. Returns undefined if storage fails. */
export function withLocalStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  return attempt(() => work(localStorage));
}

/** Removes the traces of a visit at sign-out, besides her own data. */
export function forgetVisit(): void {
  for (const name of Object.keys(ITEMS) as StoredName[]) {
    if (ITEMS[name].owner === 'visit') writeStored(name, null);
  }
}
