import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { expect, testWithApp as test, testWithFilms } from '../support/product-test.ts';
import { trainingsWithVideo } from '../support/recipes-on-server.ts';
import { rowsSaying } from '../support/rows.ts';
import { actions, calendar, nav, training } from '../support/words.ts';

const MUSIC = 'https://soundcloud.com/hoog/rahulik';

test('a member filters the studio by search, type, category, length, level and equipment together, online and offline @breadth', async ({
  device,
  page,
  context,
}) => {
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  const chip = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  await device.fill('/studio');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  // Before it in the page is what is read aloud once she pauses.
  await expect(page.getByText(`${all} treeningut`, { exact: true }).last()).toBeVisible();

  const narrow = async () => {
    await page.getByRole('button', { name: actions.filter }).click();
    await chip(training.category, 'Kõht').click();
    await page.getByRole('button', { name: 'Näita 4 treeningut' }).click();
    await expect(cards).toHaveText([
      'Pärast sünnitust: õrn tagasitulek',
      'Sügav kere',
      'Pilatese põhi',
      'Kindel kõht',
    ]);
    await page.getByRole('button', { name: `${actions.filter} (1)` }).click();
    await chip(training.level, 'Algajatele').click();
    await chip(training.equipment, 'Vahenditeta').click();
    await chip(training.type, 'Hüpeteta').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `${actions.filter} (4)` })).toBeFocused();
    await chip(training.duration, '16–30 min').click();
    await expect(cards).toHaveText(['Pärast sünnitust: õrn tagasitulek', 'Pilatese põhi']);
    await expect(page.getByText(`2 / ${all} treeningut`).last()).toBeVisible();
    await page.getByRole('searchbox', { name: trainingsText.searchLabel }).fill('sunnitust orn');
    await expect(cards).toHaveText(['Pärast sünnitust: õrn tagasitulek']);
  };
  await narrow();
  await page.getByRole('searchbox').fill('midagi olematut');
  await expect(page.getByText(trainingsText.noResults)).toBeVisible();
  await page.getByRole('button', { name: actions.clearFilters }).click();
  await expect(cards).toHaveCount(all);

  await context.setOffline(true);
  await device.open('/studio');
  await expect(cards).toHaveCount(all);
  await narrow();
  await expect(page).toHaveURL(/q=sunnitust.*category=ABS/);
  await page.reload();
  await expect(cards).toHaveText(['Pärast sünnitust: õrn tagasitulek']);
  await page.getByRole('button', { name: 'Eemalda filter Kõht' }).click();
  await expect(page).not.toHaveURL(/category/);
});

test('at least three trainings are visible at once on a phone @breadth', async ({ device, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await device.open('/studio');
  const third = page.locator('main a[href^="/studio/"]').nth(2);
  await expect(third).toBeVisible();
  const below = await page.getByRole('navigation', { name: 'Kiirmenüü' }).boundingBox();
  const card = await third.locator('xpath=ancestor::li[1]').boundingBox();
  expect((card?.y ?? Infinity) + (card?.height ?? Infinity)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('a member sees what she has done; she is not asked for saved videos while she has none, and is told so by an old link @breadth', async ({
  device,
  page,
}) => {
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  const saved = page.getByRole('button', { name: actions.saved, exact: true });
  await device.open('/studio');
  await expect(
    rowsSaying(page.getByRole('main').getByRole('listitem'), calendar.completed).first(),
  ).toBeVisible();
  await expect(saved).toHaveCount(0);
  await device.open('/studio?saved=1');
  await expect(page.getByText(trainingsText.noneSaved)).toBeVisible();
  await saved.click();
  await expect(cards.first()).toBeVisible();
  await expect(saved).toHaveCount(0);
});

testWithFilms(
  'a member continues a video where she left it, and restarts one she has hardly begun @films @breadth',
  async ({ device, page, record }) => {
    const [open, other] = await trainingsWithVideo(record);
    if (!open || !other) throw new Error('No two trainings have a video');
    const leave = async (shown: typeof open, seconds: number) => {
      await device.openTraining(shown);
      const video = page.getByLabel(trainingsText.player.replace('{title}', shown.title));
      await video.evaluate(async (element: HTMLVideoElement, at) => {
        element.muted = true;
        await element.play();
        element.currentTime = at;
        await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
        element.pause();
      }, seconds);
      await page.reload();
      await expect(video).toBeVisible();
      return video;
    };
    await leave(other, 3);
    const resumeAny = page.getByRole('button', { name: trainingsText.resumeFrom.split('(', 1)[0] });
    await expect(resumeAny).toHaveCount(0);
    // It may play on for a moment before it is stopped.
    const resume = resumeAny.and(page.getByRole('button', { name: /\(0:1[4-9]\)$/ }));
    const video = await leave(open, 14);
    await resume.click();
    await expect(video).toBeFocused();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(14);
    await expect(resume).toHaveCount(0);
  },
);

test('nothing is requested from SoundCloud before a member asks for the music', async ({
  device,
  page,
  network,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('soundcloud.com')) asked.push(request.url());
  });
  await page.route('https://w.soundcloud.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Muusika</h1>' }),
  );
  network.fail(({ path }) => path === '/graphql', {
    type: 'rewrite',
    rewrite: (body) => body.replaceAll('"soundcloudUrl":null', `"soundcloudUrl":"${MUSIC}"`),
  });
  await device.openTraining({ id: 'hommikune-aratus', title: 'Hommikune äratus' });
  const music = page.getByRole('region', { name: trainingsText.music });
  await expect(music.getByText(trainingsText.musicNote)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await music.getByRole('button', { name: trainingsText.loadMusic }).click();
  await expect(
    page.frameLocator(`[title="${trainingsText.musicFrame}"]`).getByRole('heading', { name: 'Muusika' }),
  ).toBeVisible();
  expect(asked.map((address) => new URL(address).searchParams.get('url'))).toEqual([MUSIC]);
  await page.getByRole('link', { name: nav['/studio'] }).first().click();
  await expect(device.heading(nav['/studio'])).toBeVisible();
});
