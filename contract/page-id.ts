/** Ids of pages, and keys that end with one. */

const NUMBER = /(^|\.)\d{1,2}-(?=[a-z])/;

/**
 * `02-taldrik` → `taldrik`, `nutrition.course.02-taldrik` → `nutrition.course.taldrik`. A page's number is its place, which staff may
 * change. Ids once began with it, and what members have marked and saved of those days still does.
 */
export function withoutNumber(idOrKey: string): string {
  return idOrKey.replace(NUMBER, '$1');
}
