import { DyingPhone, seededRandom } from '../support/kill-rounds.ts';
import { expect, test } from '../support/product-test.ts';
import { firstArrivals } from '../support/sent-entries.ts';

/** `npm test -- all` kills it fifty times. */
const ROUNDS = Number(process.env['HOOG_PHONE_KILLS'] ?? 3);
const ROUND_MS = 48_000;

test(`promise 2: a phone killed at ${ROUNDS} random moments and opened offline loses nothing, duplicates nothing, keeps the order`, async ({
  network,
  member,
  record,
}, { annotations }) => {
  test.setTimeout(ROUNDS * ROUND_MS);
  const seed = Number(process.env['HOOG_KILL_SEED'] ?? Date.now() % 1_000_000);
  annotations.push({ type: 'HOOG_KILL_SEED', description: `${seed}` });
  const phone = await DyingPhone.open(network, member, seededRandom(seed));
  try {
    for (let round = 0; round < ROUNDS; round += 1) await phone.round();
    const device = await phone.openWell();
    await device.expectAllSent();
    const { tried, shown } = phone.record;
    const stored = (await record.measurements())
      .map(({ hips }) => hips ?? 0)
      .filter((hips) => tried.includes(hips));
    expect([...shown].filter((hips) => !stored.includes(hips))).toEqual([]);
    expect(stored.length).toBe(new Set(stored).size);
    expect(shown.size).toBeGreaterThan(0);
    const arrived = firstArrivals(network, 'hips');
    expect(arrived).toEqual(tried.filter((hips) => arrived.includes(hips)));
    expect(arrived.toSorted()).toEqual(stored.toSorted());
  } finally {
    await phone.dispose();
  }
});
