import { courseText } from '../../src/features/lessons/course/course.text.ts';
import { pagesText } from '../../src/features/lessons/pages/pages.text.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';
import { nav, training } from '../support/words.ts';

const FOOD_PAGES = [
  { path: '/nutrition/course', heading: courseText.title },
  { path: '/nutrition/info', heading: nav['/nutrition/info'] },
  { path: '/nutrition/plan', heading: pagesText.planTitle },
] as const;

testWithApp(
  'the course remembers what a member has read and done, also without a network, and where she left off @breadth',
  async ({ device, page, context, record }) => {
    const lessons = page.getByRole('list', { name: courseText.lessons }).getByRole('heading', { level: 2 });
    const progress = page.getByRole('progressbar', { name: courseText.progress });
    await device.open('/nutrition/course');
    await expect(lessons.first()).toBeVisible();
    const titles = await lessons.allTextContents();
    const [first = '', second = ''] = titles;
    await page.getByRole('link', { name: courseText.begin }).click();
    await expect(device.heading(first)).toBeFocused();
    await page.getByRole('button', { name: courseText.markRead }).click();
    await expect(page.getByRole('button', { name: courseText.unmarkRead })).toBeVisible();
    await page.getByRole('link', { name: courseText.next.replace('{title}', second) }).click();
    await expect(device.heading(second)).toBeFocused();
    await expect(page.getByRole('figure', { name: /^Taldrik ülalt vaadates\./ })).toBeVisible();
    // A press is on the screen before it is on the disk.
    await expect
      .poll(async () => (await record.marks()).filter(({ kind }) => kind === 'lesson-read').length)
      .toBe(1);
    await context.setOffline(true);
    await page.reload();
    const task = page.getByRole('main').getByRole('checkbox');
    await expect(page.getByRole('figure', { name: /^Taldrik ülalt vaadates\./ })).toBeVisible();
    await task.check();
    await expect.poll(() => device.waitingMarks('task-done')).toHaveLength(1);
    await context.setOffline(false);
    await device.expectAllSent();

    await device.open('/calendar');
    await expect(device.heading(nav['/calendar'])).toBeVisible();
    await device.open('/nutrition/course');
    await expect(progress).toHaveAttribute('value', '1');
    await expect(page.getByText(`1 / ${titles.length}`)).toHaveCount(2);
    await expect(rowsSaying(page.getByRole('listitem'), first)).toContainText(courseText.read);
    await expect(rowsSaying(page.getByRole('listitem'), second)).not.toContainText(courseText.read);
    await expect(rowsSaying(page.getByRole('listitem'), second)).toContainText(courseText.taskDone);
    await expect(page.getByRole('progressbar', { name: courseText.tasks })).toHaveAttribute('value', '1');
    await page.reload();
    await page.getByRole('link', { name: courseText.goOn }).click();
    await expect(device.heading(second)).toBeVisible();
    await task.uncheck();
    await page.getByRole('link', { name: courseText.toList }).click();
    await expect(lessons).toHaveText(titles);
    await expect(page.getByRole('main')).not.toContainText(courseText.taskDone);
  },
);

testWithApp(
  'the next lesson begins at its top, and going back returns to where she was @breadth',
  async ({ device, page }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await device.open('/nutrition/course');
    await page.getByRole('link', { name: courseText.begin }).click();
    const next = page.locator('a[rel=next]');
    await next.scrollIntoViewIfNeeded();
    const place = await scrolled();
    expect(place).toBeGreaterThan(300);
    await next.click();
    await expect(page.locator('a[rel=prev]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(page.locator('a[rel=prev]')).toHaveCount(0);
    await expect.poll(scrolled).toBe(place);
  },
);

testWithApp(
  'a member reads the nutrition plan, with its challenge beside it @breadth',
  async ({ device, page }) => {
    await device.open('/nutrition/plan');
    await expect(device.heading(pagesText.planTitle)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: nav['/nutrition/info'] }).click();
    await expect(device.heading(nav['/nutrition/info'])).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(training.locked);
  },
);

test('a member with a training-only plan sees that the nutrition pages are closed, and which plan opens them @breadth', async ({
  page,
  network,
}) => {
  await keepSession(page, network, await signInAs(network, 'basic@example.com'));
  for (const { path, heading } of FOOD_PAGES) {
    await page.goto(network.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const notice = page.getByRole('region', { name: training.locked });
    await expect(notice).toContainText('See leht kuulub paketti Toitumine. Selle avab ka Premium.');
    await expect(notice.getByRole('listitem')).toHaveText([/^Toitumine.*€/, /^Premium.*€/]);
    await expect(notice.getByRole('link', { name: nav['/login'] })).toHaveCount(0);
    await expect(page.getByRole('link', { name: courseText.begin })).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: training.seePlans }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/settings/subscription'] })).toBeVisible();
});
