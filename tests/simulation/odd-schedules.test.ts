import { it } from 'vitest';
import { expectPromisesKept } from './expect-promises-kept.ts';

it('promises 1 to 8: hold in every second schedule of two phones, whatever dies, is lost, doubled or late', async () => {
  await expectPromisesKept(1);
});
