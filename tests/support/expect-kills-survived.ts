import { expect } from '@playwright/test';
import { DyingPhone, seededRandom } from './kill-rounds.ts';
import type { MemberSession } from './member-session.ts';
import type { Network } from './network.ts';
import { firstArrivals } from './sent-entries.ts';
import type { ServerRecord } from './server-record.ts';

interface Parts {
  network: Network;
  member: MemberSession;
  record: ServerRecord;
}

/** Kills a phone that many times: nothing that was shown is lost, nothing is duplicated, the order is kept. */
export async function expectKillsSurvived(
  { network, member, record }: Parts,
  rounds: number,
  seed: number,
): Promise<void> {
  const phone = await DyingPhone.open(network, member, seededRandom(seed));
  try {
    for (let round = 0; round < rounds; round += 1) await phone.round();
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
}
