/** Lowercases `text` and strips accents, so that „oun“ finds „õun“ and „sokolaad“ finds „šokolaad“. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether `folded` (prepared by foldForSearch) contains every word of `query`. */
export function matchesSearch(folded: string, query: string): boolean {
  return foldForSearch(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
