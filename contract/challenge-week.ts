/**
 * The form in which staff write the challenge's weeks, pages of the key `timetable`: the press refuses any other, and the page
 * could not tick it.
 */

export const CHALLENGE_PAGES = 'timetable';
export const WEEK_DAYS = 7;
export const CHALLENGE_WEEKS = 4;

/** `- **Esmaspäev:** [Kindel kõht](/studio/kindel-koht), 12 minutit`: on which weekday is hers to choose. */
export const DAY_LINE = /^- \*\*\p{L}+:\*\* (.+)$/gmu;
