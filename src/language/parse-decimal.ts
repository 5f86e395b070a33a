/** Reads the text of a number field as a person means it. */
export type ParsedDecimal =
  | { ok: true; value: number; decimals: number }
  | { ok: false; reason: 'empty' | 'not-a-number' };

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads `68,5`, `68.5`, ` 1 234,5 ` and `−2,4` (both minus signs, any kind of space between digits). `decimals` is how
 * many digits were typed after the separator. Letters, two separators or a bare separator are refused.
 */
export function parseDecimal(typed: string): ParsedDecimal {
  const trimmed = typed.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  const plain = trimmed
    .replace(/\u2212/g, '-')
    .replace(/(?<=\d)\s(?=\d)/g, '')
    .replace(',', '.');
  const match = DECIMAL.exec(plain);
  if (!match) return { ok: false, reason: 'not-a-number' };
  return { ok: true, value: Number(plain), decimals: match[3]?.length ?? 0 };
}
