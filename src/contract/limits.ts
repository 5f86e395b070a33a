/** The contract's limits, the same on the device and on the server. */

export interface Range {
  min: number;
  max: number;
}

export const WEIGHT_KG: Range = { min: 20, max: 400 };
export const GIRTH_CM: Range = { min: 20, max: 300 };

/** How far ahead of the server's clock an entry may lie: clocks differ, and time zones are forgotten. */
export const MAX_FUTURE_HOURS = 24;

export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;
/** The longest side of a photo as it leaves the device. */
export const PHOTO_MAX_SIDE_PX = 2048;
export const PHOTOS_MAX_PER_MEMBER = 500;
export const PHOTO_CONTENT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoContentType = (typeof PHOTO_CONTENT_TYPES)[number];

/** What a member may choose before it is scaled down. */
export const PHOTO_SOURCE_MAX_BYTES = 40 * 1024 * 1024;

export const LIST_LIMIT: Range = { min: 1, max: 500 };
/** Events of one month's calendar page. */
export const CALENDAR_PAGE_LIMIT = 100;

/** Entries that one replayed document may carry. 50 keeps 500 entries at ten round trips and a body below 64 KiB. */
export const REPLAY_BATCH_MAX_ENTRIES = 50;

/** The wording of a consent that is asked now. */
export const CONSENT_TEXT_VERSION = '2026-11-20';
