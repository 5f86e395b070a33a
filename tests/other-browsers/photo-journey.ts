/** A private photo, in any browser: consented to, chosen from a file and stored without a server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { imageSizeOf } from '../../contract/image-size.ts';
import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { withExif } from '../support/camera-photo.ts';
import { JPEG } from '../support/images.ts';
import { signInAs } from '../support/member-session.ts';
import { ServerRecord } from '../support/server-record.ts';
import { startService } from '../support/service.ts';
import { nav, privacy, sync } from '../support/words.ts';
import type { JourneySetting } from './driven-browser.ts';
import { MemberApp } from './member-app.ts';

const WEIGHT = 63.4;
/** Dimensions of the 8 by 6 file, as the phone was held. */
const UPRIGHT = { width: 6, height: 8 };

/** Returns the path of a photo as a phone writes it: rotated, with its location. */
async function takePhoto(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-photo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'foto.jpg');
  await writeFile(path, withExif(JPEG, 6));
  return path;
}

export function walkPhotoJourney({ browserName, interruption, openBrowser }: JourneySetting): void {
  it(`in ${browserName} a member without a server consents to photos, adds one from a file, sees it in the diary, ${interruption}, sees it again, and it arrives once, upright and without the place`, async () => {
    const service = await startService();
    onTestFinished(() => service.close());
    const browser = await openBrowser();
    onTestFinished(() => browser.dispose());
    const member = await signInAs(service.network, 'uus@example.com');
    const app = new MemberApp(browser, service.network.origin, member);
    await app.signIn();
    await app.untilAllIsKept();

    await service.stop();
    await app.open('/diary');
    await app.untilHeading(nav['/diary']);
    await app.addMeasurement(WEIGHT, {
      photoPath: await takePhoto(),
      consents: [privacy['consent.measure'], privacy['consent.photo']],
    });
    const seePhoto = async () => {
      await app.click('button', measurementsText.showPhoto);
      const name = measurementsText.photoOf.replace('{date}', '');
      await expect.poll(() => app.sizeOfPicture(name), { timeout: 20_000 }).toEqual(UPRIGHT);
    };
    await seePhoto();
    await browser.dieAndReturn();
    await app.open('/diary');
    await expect.poll(() => app.rowOf(WEIGHT), { timeout: 20_000 }).toContain(sync.pending);
    await seePhoto();
    expect(await app.waitingCount()).toBe(3);

    await service.start();
    await app.open('/diary');
    await expect.poll(() => app.waitingCount(), { timeout: 30_000 }).toBe(0);
    await expect.poll(() => app.rowOf(WEIGHT)).not.toMatch(new RegExp(`${sync.pending}|${sync.sending}`));
    const record = new ServerRecord(service.network, member);
    const [stored, ...others] = await record.measurements();
    expect([stored?.weight, others]).toEqual([WEIGHT, []]);
    const photo = Buffer.from(await (await fetch(stored?.photoUrl ?? '')).arrayBuffer());
    expect(imageSizeOf(photo, 'image/jpeg')).toEqual(UPRIGHT);
    expect(photo.includes('Exif')).toBe(false);
    await app.open('/diary');
    await seePhoto();
  });
}
