import { FIGURES } from '../../../../contract/measurement-figures.ts';
import type { FoundMeasurement } from './interpret-file.ts';

/** Ours, of random bytes. */
const NAMESPACE = '7d0a4be7-2f6c-4f0e-9a55-0a1f6f5c3d41';

/**
 * Returns the same id for the same figures at the same moment, on any phone (UUID version 5, RFC 9562): the server then
 * recognizes a second import.
 */
export async function importId({ eventDateTime, figures }: FoundMeasurement): Promise<string> {
  const name = [eventDateTime, ...FIGURES.map((figure) => figures[figure] ?? '')].join('|');
  const namespace = Uint8Array.from(NAMESPACE.replaceAll('-', '').match(/../g) ?? [], (byte) =>
    parseInt(byte, 16),
  );
  const bytes = new Uint8Array([...namespace, ...new TextEncoder().encode(name)]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).slice(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const text = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
