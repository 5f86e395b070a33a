/** Lowercases `text` and strips accents, so that „oun“ finds „õun“ and „sokolaad“ finds „šokolaad“. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
