import { expectKillsSurvived } from '../support/expect-kills-survived.ts';
import { test } from '../support/product-test.ts';

const ROUNDS = 5;

test(`promise 2: a phone killed at ${ROUNDS} random moments and opened offline loses nothing, duplicates nothing, keeps the order`, async ({
  network,
  member,
  record,
}, { annotations }) => {
  const seed = Number(process.env['HOOG_KILL_SEED'] ?? Date.now() % 1_000_000);
  annotations.push({ type: 'HOOG_KILL_SEED', description: `${seed}` });
  await expectKillsSurvived({ network, member, record }, ROUNDS, seed);
});
