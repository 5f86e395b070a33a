/** Back in a browser that closes no dialog at Back by itself. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { signInAs } from '../support/member-session.ts';
import { startService } from '../support/service.ts';
import { diary, nav } from '../support/words.ts';
import type { JourneySetting } from './driven-browser.ts';
import { MemberApp } from './member-app.ts';

const WAITING = { timeout: 20_000, interval: 50 };

export function walkBackJourney({ browserName, openBrowser }: JourneySetting): void {
  it(`in ${browserName} Back closes the sheet, also on the screen with which the app was opened, and keeps what was typed`, async () => {
    const service = await startService();
    onTestFinished(() => service.close());
    const browser = await openBrowser();
    onTestFinished(() => browser.dispose());
    const member = await signInAs(service.network, 'premium@example.com');
    const app = new MemberApp(browser, service.network.origin, member);
    const shown = () =>
      browser.evaluate(
        () => ({
          path: location.pathname,
          open: document.querySelectorAll('dialog[open]').length,
          // A driver brings nothing as null.
          typed: document.querySelector<HTMLInputElement>('dialog[open] input')?.value ?? null,
        }),
        undefined,
      );
    const back = () => browser.evaluate(() => history.back(), undefined);
    await app.signIn();
    await app.open('/calendar');
    await app.open('/diary');
    await app.untilHeading(nav['/diary']);
    await app.click('button', diary.addMeasurement);
    await app.fill(diary.weight, '61,5');
    await back();
    await vi.waitFor(
      async () => expect(await shown()).toEqual({ path: '/diary', open: 0, typed: null }),
      WAITING,
    );
    await app.click('button', diary.addMeasurement);
    await vi.waitFor(
      async () => expect(await shown()).toEqual({ path: '/diary', open: 1, typed: '61,5' }),
      WAITING,
    );
    await back();
    await vi.waitFor(
      async () => expect(await shown()).toEqual({ path: '/diary', open: 0, typed: null }),
      WAITING,
    );
    await back();
    await vi.waitFor(async () => expect((await shown()).path).toBe('/calendar'), WAITING);
  });
}
