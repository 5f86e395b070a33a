import { expect, it } from 'vitest';
import { closeAll } from '../../../../server/core/close-all.ts';

const failing = (name: string) => () => Promise.reject(new Error(name));

it('closes the last first, and each although another one fails, which it tells', async () => {
  const closed: string[] = [];
  const closing = (name: string) => async () => void closed.push(name);
  const closings = [closing('trace'), closing('database'), failing('watch'), closing('app')];
  await expect(closeAll(closings)).rejects.toThrow('watch');
  expect(closed).toEqual(['app', 'database', 'trace']);
});

it('tells all that failed', async () => {
  const failures = await closeAll([failing('trace'), failing('app')]).catch((error: unknown) => error);
  expect(failures).toMatchObject({ errors: [{ message: 'app' }, { message: 'trace' }] });
});
