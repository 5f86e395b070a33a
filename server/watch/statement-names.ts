/** Statements as they are shown to operators: without any value, and with a name short enough for a list. */

/** In one piece a list of hundreds of rows would be longer than everything else that is sent. */
const MAX_CHARACTERS = 2_000;
const STRINGS = /'(?:[^']|'')*'/g;
const NUMBERS = /(?<![\w$."])\d+(?:\.\d+)?\b/g;
const LISTS = /\$\d+(?:\s*,\s*\$\d+)+/g;

/**
 * A statement with `?` for every string and number in it. The product's own statements have their values apart; this is for one
 * that some day does not, and for those of packages.
 */
export function withoutLiterals(text: string): string {
  return text
    .replaceAll(STRINGS, '?')
    .replaceAll(NUMBERS, '?')
    .replaceAll(LISTS, '$…')
    .slice(0, MAX_CHARACTERS);
}

/** `select measurements`: the first word and the first table. */
export function statementName(text: string): string {
  const verb = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?(\w+)"?/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
