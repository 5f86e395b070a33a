/** `text` in lower case without accents, so that „oun“ finds „õun“ and „sokolaad“ finds „šokolaad“. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether every word of `query` occurs in `folded`, which foldForSearch made once beforehand. */
export function matchesSearch(folded: string, query: string): boolean {
  return foldForSearch(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
