/** Parts of a page as staff write it: `# Heading`, then Markdown with `##` headings. */

export interface PageText {
  title: string;
  body: string;
}

/** Splits off the first line's heading; without one the title is empty. */
export function splitHeading(markdown: string): PageText {
  const [, title = '', body = ''] = /^# (.*)(?:\n|$)([\s\S]*)$/.exec(markdown.trim()) ?? ['', '', markdown];
  return { title: title.trim(), body: body.trim() };
}

/** Splits off the text before the first heading. */
export function splitIntroduction(body: string): { introduction: string; rest: string } {
  const end = body.search(/^#{1,6} /m);
  if (end < 0) return { introduction: body, rest: '' };
  return { introduction: body.slice(0, end).trim(), rest: body.slice(end) };
}

/** Lowers every heading by one level, for text under a heading of its own. */
export function lowerHeadings(markdown: string): string {
  return markdown.replaceAll(/^(#{1,5}) /gm, '#$1 ');
}

const WORDS_PER_MINUTE = 180;

/** Whole minutes of calm reading, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
