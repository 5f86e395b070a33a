/** Every number of the embedded identity service: how long things live, and how often they may be tried. */
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const BODY_BYTES = 64 * 1024;

export const PASSWORD_LENGTH = { min: 8, max: 256 };

/** Id and access tokens. */
export const TOKEN_LIFE_SECONDS = 60 * 60;
/** Counted from sign-in; rotation does not extend it. */
export const REFRESH_LIFE_MS = 30 * DAY_MS;
export const CHALLENGE_LIFE_MS = 180 * SECOND_MS;

export const CODE_LIFE_MS = { 'sign-up': 24 * HOUR_MS, reset: HOUR_MS, email: HOUR_MS };

/** The time for which a device that has signed in is remembered: as long as browsers keep a cookie. */
export const DEVICE_MARK_SECONDS = 400 * 86_400;
/** Longer than making, keeping and mailing a code takes. */
export const STEADY_ANSWER_MS = 200;

export interface RateLimit {
  count: number;
  windowMs: number;
}

/**
 * An attempt that a limit refuses is not counted: the client repeats a LimitExceededException twice by itself,
 * and one click must not use up three attempts.
 */
export const RATE_LIMITS = {
  /** Wrong passwords for one account from one network, by devices that never signed in to it. */
  passwordPerCaller: { count: 5, windowMs: 15 * MINUTE_MS },
  /**
   * Wrong passwords for one account from all networks. It can be exhausted on purpose, so a device that has signed in before is
   * not counted here.
   */
  passwordPerAccount: { count: 50, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords from one network, for all accounts; a known device's are not counted. */
  passwordPerNetwork: { count: 20, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords of a device that has signed in to the account before. */
  passwordPerDevice: { count: 10, windowMs: 15 * MINUTE_MS },
  /** Sign-ins begun and not completed: each challenge costs milliseconds of arithmetic. A known device's are not counted. */
  challengesPerNetwork: { count: 100, windowMs: 15 * MINUTE_MS },
  challengesPerDevice: { count: 100, windowMs: 15 * MINUTE_MS },
  /** Right passwords, too, cost arithmetic and rows. */
  signInsPerCaller: { count: 1_000, windowMs: HOUR_MS },
  /** Codes of one kind mailed to one address, at the wish of one network. */
  codesPerCaller: { count: 3, windowMs: HOUR_MS },
  /** Codes to one address at everybody's wish: a stranger alone cannot exhaust what she may request. */
  codesPerAccount: { count: 6, windowMs: HOUR_MS },
  /** Codes to all addresses at the wish of one network. */
  codesPerNetwork: { count: 30, windowMs: HOUR_MS },
  /** Wrong codes of one kind for one account, from one network; a new code starts the count again. */
  codeTriesPerCaller: { count: 5, windowMs: HOUR_MS },
  /** Wrong codes for one account from all networks. */
  codeTriesPerAccount: { count: 15, windowMs: HOUR_MS },
  /** Wrong codes for all accounts from one network: whether there is an account cannot be asked more often either. */
  codeTriesPerNetwork: { count: 30, windowMs: HOUR_MS },
  signUpsPerNetwork: { count: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

export type LimitedAction = keyof typeof RATE_LIMITS;
