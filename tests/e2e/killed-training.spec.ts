import type { Page } from '@playwright/test';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { begin, button, finish, goToSet, player } from '../support/guided-training.ts';
import { seededRandom } from '../support/kill-rounds.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { forgetSessions, storedSessions } from '../support/sessions-on-server.ts';

const TAPS = 40;
/** Before so many sets she adjusts the repetitions of one. */
const ADJUSTED = 3;
/** Pressing, writing and drawing take about this long; every other kill comes anywhere in it. */
const LONGEST_LIFE_MS = 60;

type Tap = 'done' | 'skip' | 'more';

const NAMES: Readonly<Record<Tap, string>> = {
  done: guidedText.done,
  skip: guidedText.skip,
  more: guidedText.moreRepetitions,
};

interface Seen {
  done: number;
  isRest: boolean;
  /** The repetitions of a set that she counts; null in a rest. */
  repetitions: number | null;
}

/** Her place, as the screen says it. */
async function look(page: Page): Promise<Seen> {
  const done = player(page).getByText(/^\d+\/\d+ seeriat$/);
  await expect(done).toBeVisible();
  const figure = player(page).getByRole('group', { name: guidedText.repetitions }).getByRole('textbox');
  return {
    done: Number.parseInt((await done.textContent()) ?? '', 10),
    isRest: await button(player(page), guidedText.skip).isVisible(),
    repetitions: (await figure.isVisible()) ? Number(await figure.inputValue()) : null,
  };
}

function hasHappened(tap: Tap, before: Seen, after: Seen): boolean {
  if (tap === 'done') return after.done === before.done + 1;
  if (tap === 'skip') return after.done === before.done && !after.isRest;
  return after.done === before.done && after.repetitions === (before.repetitions ?? 0) + 1;
}

test(`promise 2: a training in a cellar whose phone is killed at each of ${TAPS} taps goes on at its place, with every set once @breadth`, async ({
  network,
  member,
  record,
}, { annotations }) => {
  test.setTimeout(30 * 60_000);
  const seed = Number(process.env['HOOG_KILL_SEED'] ?? Date.now() % 1_000_000);
  annotations.push({ type: 'HOOG_KILL_SEED', description: `${seed}` });
  const random = seededRandom(seed);
  const phone = await RealBrowser.open();
  const device = () => new MemberDevice(phone.page, network, member);
  /** The repetitions of each set, as she saw them when she tapped that it was done. */
  const repetitions: (number | null)[] = [];
  let isAdjusted = false;
  try {
    await keepSession(phone.page, network, member);
    await device().fill();
    network.fail(anything, { type: 'gone' });
    await begin(device());
    await goToSet(phone.page, 'Kükk raskuseta');
    await expect(button(player(phone.page), guidedText.done)).toBeVisible();
    let before = await look(phone.page);
    for (let nth = 1; nth <= TAPS; nth += 1) {
      const isToAdjust: boolean = before.done % ADJUSTED === 0 && !isAdjusted;
      const tap: Tap = before.isRest ? 'skip' : isToAdjust ? 'more' : 'done';
      const isSeen = nth % 2 === 1;
      await button(player(phone.page), NAMES[tap]).evaluate((element) => (element as HTMLElement).click());
      if (isSeen) await expect.poll(async () => hasHappened(tap, before, await look(phone.page))).toBe(true);
      else await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
      await phone.kill();

      await phone.start();
      await device().open('/calendar');
      await phone.page.getByRole('link', { name: sessionsText.continueTraining }).click();
      const after = await look(phone.page);
      const isThere = hasHappened(tap, before, after);
      const where = `tap ${nth}, ${tap}: ${JSON.stringify({ before, after })}`;
      if (isSeen) expect(isThere, where).toBe(true);
      else expect(isThere || after.done === before.done, where).toBe(true);
      if (tap === 'done' && isThere) repetitions.push(before.repetitions);
      isAdjusted = tap === 'more' ? isThere : tap === 'done' && isThere ? false : isAdjusted;
      before = after;
    }
    await finish(phone.page);
    network.heal();
    await device().expectAllSent();
    const [session, ...others] = await storedSessions(record);
    expect(others).toEqual([]);
    expect(session?.sets.map((set) => set.repetitions)).toEqual(repetitions);
    const sets = session?.sets.map(({ exerciseId, number, side }) => `${exerciseId} ${number} ${side}`);
    expect(new Set(sets).size).toBe(repetitions.length);
    expect(repetitions.length).toBeGreaterThan(TAPS / 4);
  } finally {
    network.heal();
    await phone.dispose();
    await forgetSessions(record);
  }
});
