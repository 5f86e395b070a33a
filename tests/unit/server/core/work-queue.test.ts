import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { createWorkQueue } from '../../../../server/core/work-queue.ts';

it('begins work in the order of asking, as much at once as there is room for, also after some has failed', async () => {
  const queue = createWorkQueue(2);
  const begun: string[] = [];
  const ends = new EventEmitter();
  const run = (name: string) =>
    queue.run(async () => {
      begun.push(name);
      const [outcome] = await once(ends, name);
      if (outcome === 'fails') throw new Error(name);
      return name;
    });
  const [a, b, c, d] = [run('a'), run('b'), run('c'), run('d')];
  expect(begun).toEqual(['a', 'b']);
  ends.emit('a', 'fails');
  await expect(a).rejects.toThrow('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.emit('c');
  expect(await c).toBe('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['b', 'd']) ends.emit(name);
  expect(await Promise.all([b, d])).toEqual(['b', 'd']);
});
