import { UnreadableFile } from './unreadable-file.ts';

/**
 * The stream's pieces one after another; without the language's own loop, which Safari's streams lack. Pieces that are not asked
 * for are not read either, so a stream that is left early needs no cancelling: Node.js may throw out of an unpacking one that is.
 */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** All of it, if that is at most `maxBytes`. */
export async function wholeOf(pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > maxBytes) throw new UnreadableFile('tooLarge');
    kept.push(new Uint8Array(piece));
  }
  return new Uint8Array(await new Blob(kept).arrayBuffer());
}
