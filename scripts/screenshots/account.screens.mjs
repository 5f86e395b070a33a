import { words } from './words.mjs';

/** @typedef {import('playwright-core').Page} Page */

const { auth, nav, subscription } = words;

const submit = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('main').getByRole('button', { name }).click();

/**
 * Goes to the card page of a plan; resolves when it is shown.
 * @param {import('playwright-core').Page} page
 */
async function order(page) {
  const [prefix] = subscription.order.split('{');
  await page.getByRole('button', { name: prefix.trim() }).nth(2).click();
  await page.waitForURL(/\/pay\//u);
}

/** @type {import('./screen.d.ts').Screen[]} */
export const accountScreens = [
  { name: 'login', who: 'visitor', path: '/login', shows: 'main form' },
  {
    name: 'login-refused',
    who: 'visitor',
    path: '/login',
    shows: 'main form',
    act: async (page) => {
      await page.getByLabel(auth.email).fill('keegi@example.com');
      await page.getByLabel(auth.password, { exact: true }).fill('ValeParool1');
      await submit(page, nav['/login']);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'login-password-changed',
    who: 'visitor',
    path: '/login?action=password_changed_successfully&email=premium%40example.com',
    shows: 'main form',
  },
  { name: 'register', who: 'visitor', path: '/register', shows: 'main form' },
  {
    name: 'register-errors',
    who: 'visitor',
    path: '/register',
    shows: 'main form',
    act: async (page) => {
      await submit(page, nav['/register']);
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { name: 'register-success', who: 'visitor', path: '/register?action=success', shows: 'main h1' },
  { name: 'forgot', who: 'visitor', path: '/forgot', shows: 'main form' },
  {
    name: 'forgot-code',
    who: 'visitor',
    path: '/forgot',
    shows: 'main form',
    act: async (page) => {
      await page.getByLabel(auth.email).fill('vip@example.com');
      await submit(page, auth.sendCode);
      await page.getByLabel(auth.code, { exact: true }).waitFor();
    },
  },
  { name: 'settings', who: 'premium', path: '/settings', shows: 'main form' },
  { name: 'settings', who: 'uus', path: '/settings', shows: 'main form' },
  {
    name: 'settings-erase',
    who: 'premium',
    path: '/settings',
    shows: 'main form',
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: words.privacy.erase }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'subscription', who: 'visitor', path: '/settings/subscription', shows: 'main h3' },
  { name: 'subscription', who: 'uus', path: '/settings/subscription', shows: 'main h3' },
  { name: 'subscription', who: 'premium', path: '/settings/subscription', shows: 'main h2' },
  { name: 'subscription', who: 'vip', path: '/settings/subscription', shows: 'main h2' },
  {
    name: 'subscription-withdraw',
    who: 'vip',
    path: '/settings/subscription',
    shows: 'main h2',
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: /Taganen/u }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'terms-withdraw',
    who: 'visitor',
    path: '/terms?action=withdraw',
    shows: 'dialog[open]',
    isWindowOnly: true,
  },
  {
    name: 'subscription-cancelled',
    who: 'uus',
    path: '/settings/subscription?action=cancel',
    shows: 'main h3',
  },
  { name: 'pay', who: 'uus', path: '/settings/subscription', shows: 'main h3', act: order },
  {
    name: 'pay-portal',
    who: 'premium',
    path: '/settings/subscription',
    shows: 'main h2',
    act: async (page) => {
      await page.getByRole('button', { name: subscription.manage }).click();
      await page.waitForURL(/\/pay\//u);
    },
  },
  { name: 'staff', who: 'trainer', path: '/staff', shows: 'main h2' },
  { name: 'staff', who: 'admin', path: '/staff', shows: 'main h2' },
  { name: 'mailbox', who: 'visitor', path: '/mailbox', shows: 'body' },
];
