/** The limits of reading a file: above any honest export, and low enough that no file stops the phone. */

/** Twenty years of a scale that is stepped on five times a day are 3 MB. */
export const TABLE_MAX_BYTES = 20_000_000;
export const CELL_MAX_LENGTH = 10_000;
export const COLUMNS_MAX = 200;
/** Lines before the one with the columns' names. */
export const HEADER_WITHIN_ROWS = 20;
/** Readings that are kept in memory, of any kind of file. */
export const READINGS_MAX = 100_000;
/** Bytes of XML, unpacked. Ten years with a watch are about 3 GB. */
export const XML_MAX_BYTES = 8_000_000_000;
/** Letters of XML without a tag that ends: the parser keeps them all. */
export const XML_MAX_SILENCE = 1_000_000;
/** One archive's list of files. A phone full of workouts has some thousands, of a hundred bytes each. */
export const ZIP_LIST_MAX_BYTES = 16_000_000;
/** Apple's own text packs to a twentieth or thirtieth. A file that packs to less than this share of itself was made to. */
export const ZIP_MAX_RATIO = 200;
/** Below this even such a file does no harm. */
export const ZIP_RATIO_FREE_BYTES = 20_000_000;

/**
 * Measurements that imports add in a day. A member stores 2,000 in a day (`STORED_PER_DAY`), and waiting entries are sent in
 * order: more would hold up her own.
 */
export const IMPORT_MAX_MEASUREMENTS = 1_000;
