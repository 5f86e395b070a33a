import { describe, expect, it } from 'vitest';
import { doAllListed, ENDLESS } from '../../../../server/core/turn.ts';

const LENGTH = 3;

/** A table of items of which the first three are listed at a time; what is done leaves it. */
function tableOf(items: number[], isBroken: (item: number) => boolean = () => false) {
  const left = [...items];
  const tried: number[] = [];
  const list = async (skipped: number) => left.slice(skipped, skipped + LENGTH);
  const work = async (item: number) => {
    tried.push(item);
    if (isBroken(item)) throw new Error(`item ${item}`);
    left.splice(left.indexOf(item), 1);
  };
  return { left, tried, list, work };
}

describe('what is listed is done', () => {
  it('to the end, however many lists that are', async () => {
    const { left, tried, list, work } = tableOf([1, 2, 3, 4, 5, 6, 7, 8]);
    await doAllListed(list, work, ENDLESS);
    expect([left, tried]).toEqual([[], [1, 2, 3, 4, 5, 6, 7, 8]]);
  });

  it('each once, also where more fail than one list holds, and the failures are told at the end', async () => {
    const { left, tried, list, work } = tableOf([1, 2, 3, 4, 5, 6, 7], (item) => item < 5);
    await expect(doAllListed(list, work, ENDLESS)).rejects.toThrow('4 are still to be done');
    expect([left, tried]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6, 7],
    ]);
  });

  it('as far as the turn goes', async () => {
    const { tried, list, work } = tableOf([1, 2, 3, 4, 5, 6, 7]);
    await doAllListed(list, work, { isOver: () => tried.length === 4 });
    expect(tried).toEqual([1, 2, 3, 4]);
  });
});
