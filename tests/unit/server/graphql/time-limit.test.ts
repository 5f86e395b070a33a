import { expect, it } from 'vitest';
import { Failure } from '../../../../server/core/failures.ts';
import { withinTime } from '../../../../server/graphql/time-limit.ts';

it('answers what the work answers, and its failure', async () => {
  expect(await withinTime(Promise.resolve(5))).toBe(5);
  await expect(withinTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('gives up on work that takes too long, as on something that may pass', async () => {
  const failure = await withinTime(new Promise(() => undefined), 5).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ code: 'INTERNAL' });
});
