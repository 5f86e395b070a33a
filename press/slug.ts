/** True if it can be an id and part of an address: „piim-2-5“. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text);
}
