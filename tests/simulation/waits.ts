/** The longest time that a phone may take to send its entries, once all is well again. */

export const HEALED_WITHIN_MS = 10_000;
/** So long, at most, the service of sign-ins is left alone whose new tokens were turned down (decision 025). */
export const REFUSED_TOKENS_WAIT_MS = 305_000;
/** So long a sender that sleeps is waited for, and one who renews her sign-in. */
export const SLEEPER_WAIT_MS = 125_000;
/** So long she may take back a deletion. */
export const HELD_MS = 20_000;
/** Longer than a request is waited for that nobody answers, and the wait after it. */
export const HANGING_MS = 22_000;
/** The longest time for a photo. */
export const HANGING_UPLOAD_MS = 52_000;
/** So long a network on which small requests fail may take. */
export const CRAWLING_MS = 5 * 60_000;
/** Entries that the service failed on time after time are tried again by then. */
export const PARKED_MS = 61 * 60_000;
/** So long the service asks to be left alone, and so long it is, that phones do not come back together. */
export const RETRY_AFTER_MS = 20_000;
export const LEFT_ALONE_MS = RETRY_AFTER_MS * 1.25;

const seconds = (ms: number) => (ms < CRAWLING_MS ? `${ms / 1_000} s` : `${Math.round(ms / 60_000)} min`);

/** The exceptions from ten seconds, in words. */
export const LONGER_WAITS = [
  `${seconds(SLEEPER_WAIT_MS)} where a page that sleeps has the turn`,
  `${seconds(REFUSED_TOKENS_WAIT_MS)} where good tokens were turned down`,
  `${seconds(HELD_MS)} where she may still take something back`,
  `${seconds(HANGING_MS)} where a request hangs, ${seconds(HANGING_UPLOAD_MS)} where a photo does`,
  `${seconds(CRAWLING_MS)} where the network crawls`,
  `${seconds(LEFT_ALONE_MS)} where the service asked for ${seconds(RETRY_AFTER_MS)}`,
  `${seconds(PARKED_MS)} for what the service failed on`,
  'the next chance where a service said that it cannot answer and not when it can',
].join('; ');
