import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { addDays, addMonths, dayOf, momentOf, monthOf } from '../../contract/moments.ts';
import { formatNumber } from '../../src/language/numbers.ts';
import { Keyboard } from '../support/keyboard.ts';
import { DEMO_PASSWORD } from '../support/member-session.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, auth, calculator, calendar, diary, food, nav } from '../support/words.ts';

const SOUP = { path: '/recipes/koorene-lohesupp', name: 'Koorene lõhesupp tilliga' };

test('by keyboard: the first tab stop of a screen skips the menu and leads to its content', async ({
  page,
  network,
}) => {
  const keyboard = new Keyboard(page);
  await page.goto(`${network.origin}/forgot`);
  await expect(page.getByLabel(auth.email)).toBeEnabled();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: nav.skipLink })).toBeFocused();
  await expect(page.getByRole('link', { name: nav.skipLink })).toBeInViewport();
  await keyboard.press('Enter', 'Tab');
  await expect(page.getByLabel(auth.email)).toBeFocused();
  await keyboard.expectShown();
});

test('by keyboard: a member signs in, and signs out through the menu', async ({ page, network }) => {
  const keyboard = new Keyboard(page);
  await page.goto(`${network.origin}/login`);
  await keyboard.tabTo(page.getByLabel(auth.email));
  await keyboard.type('vip@example.com');
  await keyboard.tabTo(page.getByLabel(auth.password, { exact: true }));
  await keyboard.type(DEMO_PASSWORD);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calendar$/);
  await keyboard.expectAtHeading(nav['/calendar']);

  await keyboard.tabBackTo(page.getByRole('button', { name: 'Menüü', exact: true }));
  await keyboard.press('Enter');
  await keyboard.tabTo(
    page.getByRole('dialog', { name: 'Menüü' }).getByRole('button', { name: nav.signOut }),
  );
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: nav.signOut });
  await keyboard.tabTo(question.getByRole('button', { name: nav.signOut }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${network.origin}/`);
  await expect(page.getByRole('main').getByRole('link', { name: nav['/login'] })).toBeVisible();
});

test('by keyboard: an open drawer traps the focus, and returns it when Esc closes it @breadth', async ({
  page,
  network,
}) => {
  const keyboard = new Keyboard(page);
  await page.goto(`${network.origin}/forgot`);
  const button = page.getByRole('button', { name: 'Menüü', exact: true });
  await keyboard.tabTo(button);
  await keyboard.press('Space');
  const drawer = page.getByRole('dialog', { name: 'Menüü' });
  await keyboard.tabTo(drawer.getByRole('link', { name: nav['/recipes'] }));
  await keyboard.tabTo(drawer.getByRole('button', { name: nav['menu.close'] }));
  await keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await keyboard.expectShown();
});

testWithApp(
  'by keyboard: a member logs a measurement, and is back at the button that opened the form @breadth',
  async ({ device, page, weights }) => {
    const keyboard = new Keyboard(page);
    const weight = weights.next();
    await device.openDiary();
    const add = page.getByRole('button', { name: diary.addMeasurement });
    await keyboard.tabTo(add);
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await expect(device.measurementSheet).toBeHidden();
    await expect(add).toBeFocused();

    await keyboard.press('Enter');
    await keyboard.tabTo(device.measurementSheet.getByLabel(diary.weight, { exact: true }));
    await keyboard.type(formatNumber(weight));
    await keyboard.tabTo(device.measurementSheet.getByRole('button', { name: actions.save }));
    await keyboard.press('Enter');
    await expect(device.measurementSheet).toBeHidden();
    await expect(device.measurementRow(weight)).toBeVisible();
    await expect(add).toBeFocused();
  },
);

testWithApp(
  'by keyboard: a member deletes a measurement and undoes it, and the focus is not lost with its row @breadth',
  async ({ device, page, weights }) => {
    const keyboard = new Keyboard(page);
    const weight = weights.next();
    await device.openDiary();
    await device.addMeasurement(weight);
    await device.expectAllSent();
    await keyboard.tabTo(device.measurementRow(weight).getByRole('button', { name: actions.delete }));
    await keyboard.press('Enter');
    await expect(device.measurementRow(weight)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: diary.measurements })).toBeFocused();
    await device.holdUndo();
    await keyboard.tabTo(page.getByRole('button', { name: actions.undo }));
    await keyboard.press('Enter');
    await expect(device.measurementRow(weight)).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
  },
);

testWithApp(
  'by keyboard: a member marks a training as done and undoes it, without losing her place @breadth',
  async ({ device, page, record }) => {
    const keyboard = new Keyboard(page);
    await device.openTraining(await trainingNeverDone(record));
    await keyboard.tabTo(page.getByRole('button', { name: calendar.markDone }));
    await keyboard.press('Enter');
    await expect(page.getByText(calendar.doneToday)).toBeVisible();
    await expect(page.getByRole('button', { name: calendar.unmarkDone })).toBeFocused();
    await keyboard.expectShown();

    await device.holdUndo();
    await keyboard.tabTo(page.getByRole('button', { name: actions.undo }));
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: calendar.markDone })).toBeFocused();
    await keyboard.press('Space');
    await expect(page.getByRole('button', { name: calendar.unmarkDone })).toBeFocused();
    await keyboard.press('Space');
    await expect(page.getByRole('button', { name: calendar.markDone })).toBeFocused();
    await device.expectAllSent();
  },
);

testWithApp(
  'by keyboard: a member cooks a recipe step by step, and is back where she started @breadth',
  async ({ device, page }) => {
    const keyboard = new Keyboard(page);
    await device.open(SOUP.path);
    await keyboard.tabTo(page.getByRole('checkbox').first());
    await keyboard.press('Space');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await keyboard.tabTo(page.getByRole('button', { name: food.cook }));
    await keyboard.press('Enter');
    const cooking = page.getByRole('dialog', { name: SOUP.name });
    await expect(cooking.getByText('Samm 1 / 4')).toBeVisible();
    await keyboard.press('ArrowRight');
    await expect(cooking.getByText('Samm 2 / 4')).toBeVisible();
    await keyboard.tabTo(cooking.getByRole('button', { name: recipesText.nextStep }));
    await keyboard.press('Enter');
    await expect(cooking.getByText('Samm 3 / 4')).toBeVisible();
    await keyboard.press('ArrowLeft');
    await expect(cooking.getByText('Samm 2 / 4')).toBeVisible();
    await expect(cooking.locator(':focus')).toHaveCount(1);

    await keyboard.tabTo(cooking.getByRole('button', { name: food.ingredients }));
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: food.ingredients })).toBeVisible();
    await keyboard.press('Escape');
    await expect(cooking.getByRole('button', { name: food.ingredients })).toBeFocused();
    await keyboard.press('Escape');
    await expect(cooking).toBeHidden();
    await expect(page.getByRole('button', { name: 'Jätka sammust 2' })).toBeFocused();
  },
);

test('by keyboard: a visitor filters the studio and opens a result @breadth', async ({ page, network }) => {
  const keyboard = new Keyboard(page);
  await page.goto(`${network.origin}/studio`);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.first()).toBeVisible();
  await keyboard.tabTo(page.getByRole('searchbox'));
  await keyboard.type('pilates');
  await keyboard.tabTo(page.getByRole('button', { name: actions.filter }));
  await keyboard.press('Enter');
  const chip = page.getByRole('button', { name: 'Kesktase', exact: true });
  await keyboard.tabTo(chip);
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Kesktase', exact: true, pressed: true })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `${actions.filter} (1)` })).toBeFocused();
  await expect(cards).toHaveText(['Pilatese otsetund', 'Pilates kesktasemele']);
  await keyboard.tabTo(page.getByRole('link', { name: 'Pilates kesktasemele' }));
  await keyboard.press('Enter');
  await keyboard.expectAtHeading('Pilates kesktasemele');
});

testWithApp(
  'by keyboard: a member moves through the calendar with the arrow keys and opens a day @breadth',
  async ({ device, page }) => {
    const keyboard = new Keyboard(page);
    const today = dayOf(momentOf(new Date()));
    const day = (date: string) => page.locator(`[data-day="${date}"]`);
    await device.open('/calendar');
    await keyboard.tabTo(day(today));
    await keyboard.press('ArrowLeft');
    await expect(day(addDays(today, -1))).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(day(addDays(today, -8))).toBeFocused();
    await keyboard.expectShown();
    await expect(page).toHaveURL(new RegExp(`/calendar/${addDays(today, -8)}$`));
    // Not a whole month back: a 31st has no counterpart in the month before.
    const month = monthOf(addDays(today, -8));
    const focused = page.locator('[data-day]:focus');
    await keyboard.press('PageUp');
    await expect(focused).toHaveAttribute('data-day', new RegExp(`^${addMonths(month, -1)}`));
    await keyboard.expectShown();
    await keyboard.press('PageDown');
    await expect(focused).toHaveAttribute('data-day', new RegExp(`^${month}`));
    await keyboard.press('Enter');
    const back = page.getByRole('button', { name: actions.today, exact: true });
    await keyboard.tabBackTo(back);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/calendar$/);
    await expect(page.locator(':focus')).toHaveCount(1);
  },
);

test('by keyboard: a visitor calculates her energy need @breadth', async ({ page, network }) => {
  const keyboard = new Keyboard(page);
  await page.goto(`${network.origin}/calculator`);
  await keyboard.tabTo(page.getByLabel(calculator.age));
  await keyboard.type('30');
  await keyboard.tabTo(page.getByLabel(calculator.height));
  await keyboard.type('165');
  await keyboard.tabTo(page.getByLabel(calculator.weight, { exact: true }));
  await keyboard.press('Tab', 'Tab', 'ArrowDown');
  await expect(page.getByRole('radio', { name: calculator.act3 })).toBeFocused();
  await keyboard.tabTo(page.getByRole('button', { name: calculator.calculate }));
  await keyboard.press('Enter');
  await expect(page.getByLabel(calculator.weight, { exact: true })).toBeFocused();
  await keyboard.type('60');
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: calculator.result })).toContainText('kcal');
});
