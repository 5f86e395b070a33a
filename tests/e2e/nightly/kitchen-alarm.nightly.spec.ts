import { expectFourRing } from '../../support/kitchen-rings.ts';
import { testWithApp as test } from '../../support/product-test.ts';

const TEN_MINUTES_MS = 10 * 60_000;

test('four timers of two recipes ring at their time while her phone is locked for ten minutes, and after', async ({
  device,
  page,
}) => {
  await expectFourRing(device, page, TEN_MINUTES_MS);
});
