/**
 * Answers to questions about content alone, kept as the bytes that were sent: they are the same for everyone with
 * the same access and content version. A new version forgets them all.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip';

export interface ContentAnswer {
  bytes: Buffer;
  /** Compressed when first asked for, then kept. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface ContentAnswers {
  find(version: string, accessClass: string, question: string): ContentAnswer | null;
  keep(version: string, accessClass: string, question: string, bytes: Buffer): ContentAnswer;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Below this, compressing costs more than it saves. */
export const COMPRESS_FROM_BYTES = 1024;

export function createContentAnswers(): ContentAnswers {
  const answers = new Map<string, ContentAnswer>();
  let heldVersion = '';
  let heldBytes = 0;
  const keyOf = (accessClass: string, question: string) => `${accessClass}\n${question}`;
  return {
    find(version, accessClass, question) {
      return version === heldVersion ? (answers.get(keyOf(accessClass, question)) ?? null) : null;
    },
    keep(version, accessClass, question, bytes) {
      if (version !== heldVersion || heldBytes + bytes.length > MAX_BYTES) {
        answers.clear();
        heldVersion = version;
        heldBytes = 0;
      }
      const answer: ContentAnswer = { bytes, compressed: {} };
      answers.set(keyOf(accessClass, question), answer);
      heldBytes += bytes.length;
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
