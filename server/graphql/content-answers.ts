/**
 * Answers to questions about content alone, kept as the bytes that were sent: they are equal for everyone with the same access
 * and content version. Answers that nobody asks for any more make room for others.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Room } from '../core/bounded-memory.ts';
import { createBoundedMemory } from '../core/bounded-memory.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip';

export interface ContentAnswer {
  /** As it is counted; empty if nobody watches. */
  operation: string;
  bytes: Buffer;
  /** Compressed when first asked for, then kept. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface ContentAnswers {
  find(key: string): ContentAnswer | null;
  keep(key: string, bytes: Buffer, operation: string): ContentAnswer;
}

const ROOM: Room = { entries: 10_000, bytes: 64 * 1024 * 1024 };
/** Plain, and compressed in both ways: those two together are never larger than the plain bytes by much. */
const BYTES_PER_PLAIN_BYTE = 2;
/** Below this, compressing costs more than it saves. */
export const COMPRESS_FROM_BYTES = 1024;

export function createContentAnswers(room: Room = ROOM): ContentAnswers {
  const answers = createBoundedMemory<ContentAnswer>(room);
  return {
    find: (key) => answers.get(key) ?? null,
    keep(key, bytes, operation) {
      const answer: ContentAnswer = { operation, bytes, compressed: {} };
      answers.set(key, answer, bytes.length * BYTES_PER_PLAIN_BYTE);
      return answer;
    },
  };
}

/** The best encoding that both sides know; null for none. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | null {
  const accepted = String(acceptEncoding ?? '');
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null;
}

export function compressedBytes(answer: ContentAnswer, encoding: Encoding): Promise<Buffer> {
  return (answer.compressed[encoding] ??=
    encoding === 'br'
      ? compressBrotli(answer.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : compressGzip(answer.bytes, { level: 6 }));
}
