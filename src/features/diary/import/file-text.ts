/** The text of a file, however it was saved. */
import { UnreadableFile } from './unreadable-file.ts';

/** The encoding of an Estonian Excel if it is not asked for UTF-8. */
const WINDOWS = 'windows-1257';

/** Decodes by the byte order mark or the zero bytes of plain letters; else as UTF-8, or as Windows-1257 if it is not UTF-8. */
export function textOf(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  if (bytes.includes(0)) throw new UnreadableFile('unknownKind');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(WINDOWS).decode(bytes);
  }
}

export function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== undefined && first !== 0 && second === 0))
    return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0))
    return 'utf-16be';
  return undefined;
}
