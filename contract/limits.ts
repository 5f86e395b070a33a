/** The contract's limits, the same on the device and on the server. */

export interface Range {
  min: number;
  max: number;
}

export const WEIGHT_KG: Range = { min: 20, max: 400 };
export const GIRTH_CM: Range = { min: 20, max: 300 };

/** A session's figures, and those of its sets and of its place in the plan. */
export const SESSION_REVISION: Range = { min: 1, max: 1_000_000_000 };
export const SESSION_MINUTES: Range = { min: 1, max: 24 * 60 };
/** The time from its beginning to its end, pauses included. */
export const SESSION_MAX_HOURS = 48;
export const SESSION_EFFORT: Range = { min: 1, max: 10 };
export const SESSION_NAME_MAX_LENGTH = 80;
export const SESSION_NOTE_MAX_LENGTH = 1_000;
/** This many fit into one request with the longest of everything. */
export const SESSION_MAX_SETS = 200;
export const EXERCISE_NAME_MAX_LENGTH = 60;
export const SESSION_ID_MAX_LENGTH = 80;
export const SET_NUMBER: Range = { min: 1, max: 100 };
export const SET_REPETITIONS: Range = { min: 0, max: 1_000 };
export const SET_SECONDS: Range = { min: 0, max: 24 * 3_600 };
export const SET_WEIGHT_KG: Range = { min: 0, max: 500 };
export const PLACE_INDEX: Range = { min: 0, max: 999 };

/** The longest address that mail can go to. */
export const EMAIL_MAX_LENGTH = 254;
export const PROFILE_MAX_LENGTHS = { firstName: 100, lastName: 100, bio: 2_000 } as const;

/** No measurement, training or meal is before this day: such a year is a slip of the pen, and a date field passes through it. */
export const FIRST_ENTRY_DAY = '1950-01-01';
/** The lead over the server's clock that an entry may have: clocks differ, and time zones are forgotten. */
export const MAX_FUTURE_HOURS = 24;

/** The error that a device's clock may have before its entries are checked: clocks drift by seconds, and answers take some. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;
/** The request header that carries the device's clock, in milliseconds since 1970. */
export const DEVICE_CLOCK_HEADER = 'Device-Clock';

/** Moments that one completion remembers, of which most were taken back: nobody changes her mind oftener in a day. */
export const COMPLETION_MAX_MOMENTS = 100;

export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;
/** The longest side of a photo as it leaves the device. */
export const PHOTO_MAX_SIDE_PX = 2048;
export const PHOTOS_MAX_PER_MEMBER = 500;
export const PHOTO_CONTENT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoContentType = (typeof PHOTO_CONTENT_TYPES)[number];

/** The largest file that a member may select, before it is scaled down. */
export const PHOTO_SOURCE_MAX_BYTES = 40 * 1024 * 1024;

/**
 * The number of each kind that the service newly stores for one member in a day of Tallinn: many times what weeks without a
 * network bring, and little enough that nobody fills the database. A repeat finds the stored one, and does not count.
 */
export const STORED_PER_DAY = {
  measurements: 2_000,
  completions: 2_000,
  /** Each revision that is kept: of the sets that she does without a network only the newest is sent. */
  sessions: 3_000,
  /** Deletions and undos of entries that had not arrived. */
  tombstones: 2_000,
  profileEdits: 1_000,
  /** Consents given. A withdrawal is never refused. */
  consents: 200,
  /** Marks of new keys; a later value of a known one takes the place of the earlier. */
  marks: 2_000,
} as const;
export type StoredKind = keyof typeof STORED_PER_DAY;

/** One mark's value, as JSON; as many characters. */
export const MARK_VALUE_MAX_LENGTH = 4_000;
export const MARKS_MAX_PER_REQUEST = 50;

/** `max` is in the text of a question that phones ask for weeks (open-content-query.ts; docs/operations.md, releasing). */
export const LIST_LIMIT: Range = { min: 1, max: 500 };
/** Pages of one key. They are asked for without a limit: this is the schema's default. */
export const PAGES_MAX_PER_KEY = 50;
/** Events of one page of a month, on the calendar and in the library. */
export const CALENDAR_PAGE_LIMIT = 100;

/**
 * Limits of one request. The page makes its batches of waiting entries within these, and the server refuses any request beyond
 * them. 50 entries to a batch keep 500 at ten round trips.
 */
export const REPLAY_BATCH_MAX_ENTRIES = 50;
/** In units of document-cost.ts. Fifty of the most expensive entry cost about 2,000, the page’s most expensive question 100. */
export const DOCUMENT_MAX_COST = 3_000;
export const REQUEST_MAX_BYTES = 100 * 1024;
/** The part of a request for a batch's variables; the rest is for its text. */
export const REPLAY_BATCH_MAX_VARIABLES_BYTES = 64 * 1024;

/** Portions of a recipe go in halves. */
export const SERVINGS_STEP = 0.5;

export const PLANNED_DISHES_MAX = 3;
