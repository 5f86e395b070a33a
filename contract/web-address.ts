/** Reads addresses that others wrote. */

/** Undefined if `text` is no address. (`URL.canParse` is too new for the phones of members.) */
export function readAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
