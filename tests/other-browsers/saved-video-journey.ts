/** A video saved while it is open, in any browser: it plays on from whichever source is available, without a reload. */
import { expect, it, onTestFinished } from 'vitest';
import { trainingsText } from '../../src/features/trainings/trainings.text.ts';
import { signInAs } from '../support/member-session.ts';
import { startService } from '../support/service.ts';
import { makeSoundingContent } from '../support/sounding-content.ts';
import { training as words } from '../support/words.ts';
import type { DrivenBrowser, JourneySetting } from './driven-browser.ts';
import { MemberApp } from './member-app.ts';

const PLAYING = { timeout: 30_000, interval: 100 };

/** Resolves when the open video plays from this fraction of it. */
async function playFrom(browser: DrivenBrowser, part: number): Promise<void> {
  const from = await browser.evaluate(async (wanted) => {
    const video = document.querySelector('video');
    if (!video) throw new Error('There is no video');
    video.muted = true;
    video.currentTime = video.duration * wanted;
    await video.play();
    return video.currentTime;
  }, part);
  const position = () => browser.evaluate(() => document.querySelector('video')?.currentTime ?? 0, undefined);
  await expect.poll(position, PLAYING).toBeGreaterThan(from + 0.3);
}

export function walkSavedVideoJourney({ browserName, openBrowser }: JourneySetting): void {
  it(`8: in ${browserName} a video saved while it is open plays at once, goes on without a server, and plays from the server when it is removed, without a reload`, async () => {
    const content = await makeSoundingContent();
    const { training } = content;
    onTestFinished(() => content.remove());
    const service = await startService({ CONTENT_DIR: content.folder });
    onTestFinished(() => service.close());
    const browser = await openBrowser();
    onTestFinished(() => browser.dispose());
    const member = await signInAs(service.network, 'premium@example.com');
    const app = new MemberApp(browser, service.network.origin, member);
    await app.signIn();
    await app.untilAllIsKept();
    await app.open(`/studio/${encodeURIComponent(training.id)}`);
    await app.untilHeading(training.title);
    const readyState = () =>
      browser.evaluate(() => document.querySelector('video')?.readyState ?? 0, undefined);
    await expect.poll(readyState, PLAYING).toBeGreaterThan(0);
    await browser.evaluate(() => document.body.setAttribute('data-never-reloaded', ''), undefined);
    const expectNoComplaint = async () => {
      const said = await app.text();
      expect(said).not.toContain(trainingsText.videoFailed);
      expect(said).not.toContain(trainingsText.videoBroken);
    };

    await app.click('button', words.saveOffline);
    await app.untilSaid('main output', words.savedOffline);
    await playFrom(browser, 0);
    await service.stop();
    await playFrom(browser, 0.7);
    await expectNoComplaint();

    await service.start();
    await app.click('button', words.removeOffline);
    await app.untilSaid('main button', words.saveOffline);
    await playFrom(browser, 0.3);
    await expectNoComplaint();
    const isSamePage = () => document.body.hasAttribute('data-never-reloaded');
    expect(await browser.evaluate(isSamePage, undefined)).toBe(true);
  });
}
