/** Every number of the embedded identity service: how long things live, and how often they may be tried. */
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const BODY_BYTES = 64 * 1024;

export const EMAIL_LENGTH = 254;
export const PASSWORD_LENGTH = { min: 8, max: 256 };

/** Id and access tokens. */
export const TOKEN_LIFE_SECONDS = 60 * 60;
/** From sign-in; rotation does not lengthen it. */
export const REFRESH_LIFE_MS = 30 * DAY_MS;
/** How long an SRP challenge may be answered. */
export const CHALLENGE_LIFE_MS = 180 * SECOND_MS;

export const CODE_LIFE_MS = { 'sign-up': 24 * HOUR_MS, reset: HOUR_MS };

/** How far a signed request's time may be off. */
export const SIGNATURE_SKEW_MS = 15 * MINUTE_MS;

export interface RateLimit {
  count: number;
  windowMs: number;
}

/**
 * An attempt that a limit refuses is not counted: the client repeats a LimitExceededException twice by itself,
 * and one click must not use up three attempts.
 */
export const RATE_LIMITS = {
  /** Wrong passwords for one account, from one network address. */
  passwordPerCaller: { count: 5, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords for one account, from everywhere: higher, so that a stranger does not lock a member out. */
  passwordPerAccount: { count: 50, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords from one network address, for all accounts. */
  passwordPerAddress: { count: 20, windowMs: 15 * MINUTE_MS },
  /** Codes sent to one address, of one kind. */
  codesPerAccount: { count: 3, windowMs: HOUR_MS },
  /** Wrong codes of one kind for one account; a new code begins anew. */
  codeTriesPerAccount: { count: 5, windowMs: HOUR_MS },
  signUpsPerAddress: { count: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

export type LimitedAction = keyof typeof RATE_LIMITS;
