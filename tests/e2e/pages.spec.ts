/**
 * Text pages, the course, the programs and the calculator: available offline without having been opened, and
 * accessible.
 */
import { expect, test } from '../support/product-test.ts';
import { calculator, nav } from '../support/words.ts';

/** What each page shows only once its text has loaded. */
const PAGES = [
  { path: '/about', heading: nav['/about'], content: 'main h2' },
  { path: '/media', heading: nav['/media'], content: 'main h2' },
  { path: '/challenge', heading: nav['/challenge'], content: 'main a[href^="/timetable#"]' },
  { path: '/timetable', heading: nav['/timetable'], content: 'main h4 a[href^="/calendar/"]' },
  { path: '/programs', heading: 'Treeningprogrammid', content: 'main a[href^="/programs?"]' },
  { path: '/nutrition/course', heading: 'Tervisliku toitumise kursus', content: 'main ol a' },
  { path: '/nutrition/info', heading: nav['/nutrition/info'], content: 'main h2' },
  { path: '/nutrition/plan', heading: 'Samm-sammuline toitumiskava', content: 'main h2' },
  { path: '/privacy', heading: 'Privaatsustingimused', content: 'main h2' },
  { path: '/terms', heading: nav['/terms'], content: '#others-work' },
] as const;

test('after one visit to the app every page opens offline, though none of them was opened', async ({
  device,
  context,
}) => {
  await device.fill();
  await context.setOffline(true);
  for (const page of PAGES) {
    await device.open(page.path);
    await device.expectScreen(page);
  }
});

test('the calculator works for a visitor who has lost the network', async ({ page, network, context }) => {
  await page.goto(`${network.origin}/calculator`);
  await expect(page.getByRole('heading', { level: 1, name: nav['/calculator'] })).toBeVisible();
  await expect(page.getByLabel(calculator.age)).toBeEnabled();
  await context.setOffline(true);
  await page.getByLabel(calculator.age).fill('30');
  await page.getByLabel(calculator.height).fill('165');
  await page.getByLabel(calculator.weight, { exact: true }).fill('60');
  await page.getByRole('button', { name: calculator.calculate }).click();
  await expect(page.getByRole('region', { name: calculator.result })).toContainText(/umbes\s2\s110\skcal/);
});
