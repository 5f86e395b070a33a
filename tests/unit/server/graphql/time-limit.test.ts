import { expect, it } from 'vitest';
import { Failure } from '../../../../server/core/failures.ts';
import { withinTime } from '../../../../server/graphql/time-limit.ts';

it('returns the result of the work, or its failure', async () => {
  expect(await withinTime(Promise.resolve(5))).toBe(5);
  await expect(withinTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('gives up on work that takes too long, with a failure that may be temporary', async () => {
  const failure = await withinTime(new Promise(() => undefined), 5).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ code: 'INTERNAL' });
});
