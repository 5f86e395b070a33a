/** The core journey of the product, in any browser. There is no switch for the network: the server stops instead. */
import { expect, it, onTestFinished } from 'vitest';
import { signInAs } from '../support/member-session.ts';
import { openRecipes, trainingNeverDone } from '../support/recipes-on-server.ts';
import { ServerRecord } from '../support/server-record.ts';
import { startService } from '../support/service.ts';
import { calendar, food, nav, pwa, sync } from '../support/words.ts';
import type { JourneySetting } from './driven-browser.ts';
import { MemberApp } from './member-app.ts';

/** A weight that is in no demo diary, yet plausible enough not to be questioned. */
const WEIGHT = 63.4;

export function walkCoreJourney({ browserName, interruption, openBrowser }: JourneySetting): void {
  it(`in ${browserName} a member signs in, ${interruption} without a server, reads and logs there, and all of it arrives once`, async () => {
    const service = await startService();
    onTestFinished(() => service.close());
    const browser = await openBrowser();
    onTestFinished(() => browser.dispose());
    // The test's own session, for asking the server what it has stored.
    const member = await signInAs(service.network, 'premium@example.com');
    const record = new ServerRecord(service.network, member);
    const recipe = (await openRecipes(record)).at(-1);
    if (!recipe) throw new Error('There is no recipe');
    const training = await trainingNeverDone(record);
    const app = new MemberApp(browser, service.network.origin, member);
    await app.signIn();
    await app.untilAllIsKept();
    expect(await app.text()).not.toContain(pwa['update.title']);

    await service.stop();
    await browser.dieAndReturn();
    await app.open('/calendar');
    await app.untilHeading(nav['/calendar']);
    await app.untilSaid('main a[href^="/studio/"]', '');
    expect(await app.overflow()).toBe(0);
    await app.open(`/recipes/${encodeURIComponent(recipe.id)}`);
    await app.untilHeading(recipe.name);
    await app.untilSaid('main section', food.ingredients, ...recipe.ingredients);

    await app.open('/diary');
    await app.untilHeading(nav['/diary']);
    await app.untilSaid('main li', 'kg');
    await app.addMeasurement(WEIGHT);
    await expect.poll(() => app.rowOf(WEIGHT), { timeout: 20_000 }).toContain(sync.pending);
    await app.open(`/studio/${encodeURIComponent(training.id)}`);
    await app.click('button', calendar.markDone);
    await app.untilSaid('main', calendar.doneToday, sync.pending);
    expect(await app.waitingCount()).toBe(2);

    await service.start();
    await app.open('/diary');
    await expect.poll(() => app.waitingCount(), { timeout: 30_000 }).toBe(0);
    await expect.poll(() => app.rowOf(WEIGHT)).not.toMatch(new RegExp(`${sync.pending}|${sync.sending}`));
    const recordNow = new ServerRecord(service.network, member);
    expect(await recordNow.countsByWeight([WEIGHT])).toEqual([1]);
    const done = (await recordNow.completions()).filter(({ training: { id } }) => id === training.id);
    expect(done).toHaveLength(1);
  });
}
