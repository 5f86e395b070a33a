/**
 * Texts that are too long to be put together before the answer leaves. A resolver returns a placeholder for them, and they
 * are written in its place piece by piece.
 */
import { randomUUID } from 'node:crypto';

export interface LongTexts {
  /** The mark to answer instead of the text that the pieces make. */
  hold(pieces: AsyncIterable<string>): string;
  isEmpty(): boolean;
  /** The answer with each text in place of its mark. A text that fails breaks the answer off: nothing half may pass for whole. */
  fill(answer: string): AsyncGenerator<string>;
}

export function createLongTexts(): LongTexts {
  const held = new Map<string, AsyncIterable<string>>();
  return {
    hold(pieces) {
      const mark = randomUUID();
      held.set(mark, pieces);
      return mark;
    },
    isEmpty: () => held.size === 0,
    async *fill(answer) {
      let rest = answer;
      const inOrder = [...held].sort(([one], [other]) => answer.indexOf(one) - answer.indexOf(other));
      for (const [mark, pieces] of inOrder) {
        const [before = '', after] = rest.split(mark);
        if (after === undefined) continue;
        yield before;
        for await (const piece of pieces) yield JSON.stringify(piece).slice(1, -1);
        rest = after;
      }
      yield rest;
    },
  };
}
