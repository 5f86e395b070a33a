import { expect, testWithApp as test } from '../support/product-test.ts';
import { auth } from '../support/words.ts';

const WATCHED_MS = 8_000;
/** Between two renewals there is at least this much, and it is enough for one more question: see token-refusals.ts. */
const BETWEEN_RENEWALS_MS = 10_000;
/** Its pauses double: after half a minute, which a busy machine may take for the form, the next try is as far away. */
const LONGEST_PAUSE_MS = 90_000;

test('promise 7: a service that rejects valid tokens is left alone for a while, and gets everything that waits once it recovers', async ({
  device,
  network,
  page,
  record,
  weights,
}) => {
  test.slow();
  await device.openDiary();
  // By the clock by which the phone counts.
  const began = Date.now();
  network.fail(({ path }) => path === '/graphql', {
    type: 'answer',
    status: 401,
    contentType: 'application/json',
    body: '{"data":null,"errors":[{"message":"The token is not valid.","extensions":{"code":"NOT_AUTHORIZED"}}]}',
  });
  network.forget();
  const weight = weights.next();
  await device.addMeasurement(weight);
  const until = performance.now() + WATCHED_MS;
  await expect.poll(() => performance.now() > until, { timeout: 2 * WATCHED_MS }).toBe(true);
  const asked = new Map<string, number>();
  for (const { path, body } of network.log)
    if (path === '/graphql') asked.set(body, (asked.get(body) ?? 0) + 1);
  const renewals = network.log.filter(({ target }) => target === 'GetTokensFromRefreshToken');
  // On a busy machine the form alone can take longer than the phone waits between two renewals.
  const further = Math.floor((Date.now() - began) / BETWEEN_RENEWALS_MS);
  expect(Math.max(...asked.values())).toBeLessThanOrEqual(4 + further);
  expect(renewals.slice(1 + further)).toEqual([]);
  await device.expectWaiting(weight);
  await expect(page.getByText(auth.sessionEnded)).toHaveCount(0);

  network.heal();
  await device.expectAllSent(LONGEST_PAUSE_MS);
  expect(await record.countsByWeight([weight])).toEqual([1]);
});
