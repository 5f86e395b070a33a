/**
 * Converts an Estonian name to lower-case ASCII for ids and addresses: „Kõrvits“ → `korvits`, „Piim 2,5%“ →
 * `piim-2-5`.
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text);
}
