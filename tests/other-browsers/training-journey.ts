/** A training without a server, in any browser: its exercises are drawn and move, and what she tapped is there when it comes back. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { cuesText } from '../../src/platform/cues/cues.text.ts';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { signInAs } from '../support/member-session.ts';
import { ServerRecord } from '../support/server-record.ts';
import { doneOf, GYM, storedSessions } from '../support/sessions-on-server.ts';
import { startService } from '../support/service.ts';
import type { DrivenBrowser, JourneySetting } from './driven-browser.ts';
import { MemberApp } from './member-app.ts';
import { expectClipMoves } from './moving-clip.ts';

/** `MemberApp` loads it into the page. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

const TAPS = 5;

/**
 * Resolves once a set or a rest can be pressed; a rest is ended by one press. Looks and presses at one moment: on a busy machine the
 * rest may end by itself between the two.
 */
function skipRest(browser: DrivenBrowser): Promise<void> {
  return vi.waitFor(
    async () => {
      const isShown = await browser.evaluate(
        ([skip, done]) => {
          const button = (name: string) => TestingLibraryDom.screen.queryByRole('button', { name });
          button(skip)?.click();
          return (button(skip) ?? button(done)) !== null;
        },
        [guidedText.skip, guidedText.done] as const,
      );
      if (!isShown) throw new Error('Neither a set nor a rest is shown');
    },
    { timeout: 30_000, interval: 50 },
  );
}

export function walkTrainingJourney({ browserName, interruption, openBrowser }: JourneySetting): void {
  it(`promise 2: in ${browserName} a member ${interruption} at each of ${TAPS} taps of a training without a server, whose exercises are drawn moving, goes on at her set, and all of it arrives once`, async () => {
    const service = await startService();
    onTestFinished(() => service.close());
    const browser = await openBrowser();
    onTestFinished(() => browser.dispose());
    const member = await signInAs(service.network, 'premium@example.com');
    const app = new MemberApp(browser, service.network.origin, member);
    await app.signIn();
    await app.untilAllIsKept();
    await service.stop();
    await app.open(`/studio/${GYM.id}`);
    // Answered, the question makes room for the plan with its drawings.
    await app.click('button', cuesText.reaches.everywhere);
    await expectClipMoves(browser, app);
    await app.click('button', sessionsText.startTraining);
    await app.untilSaid('dialog', doneOf(0));
    for (let forth = 0; forth < 2; forth += 1) await app.click('button', guidedText.forth);
    for (let tap = 1; tap <= TAPS; tap += 1) {
      await skipRest(browser);
      await app.click('button', guidedText.done);
      await app.untilSaid('dialog', doneOf(tap));
      await browser.dieAndReturn();
      await app.open(`/studio/${GYM.id}/session`);
      await app.untilSaid('dialog', doneOf(tap));
    }

    await service.start();
    await app.open('/calendar');
    await expect.poll(() => app.waitingCount(), { timeout: 30_000 }).toBe(0);
    const stored = await storedSessions(new ServerRecord(service.network, member));
    expect(stored.map(({ sets }) => sets.length)).toEqual([TAPS]);
  });
}
