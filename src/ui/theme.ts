/**
 * Light or dark theme. The choice is kept on the device; `system` follows the operating system. Only the document's
 * data-theme attribute changes, so no inline script or style sheet is ever added.
 */
import { readStored, writeStored } from '../device/storage.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const COLOURS = { light: '#FBF9F8', dark: '#15101A' } as const;

function systemPrefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** Her choice on this device; `system` if she made none or storage is unavailable. */
export function readThemeChoice(): ThemeChoice {
  const kept = readStored('theme');
  return THEME_CHOICES.find((choice) => choice === kept) ?? 'system';
}

function apply(choice: ThemeChoice): void {
  const theme = choice === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', COLOURS[theme]);
  }
}

/** Stores the choice and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored('theme', choice);
  apply(choice);
}

/** Called once on startup, before the first render. */
export function startTheme(): void {
  apply(readThemeChoice());
  systemPrefersDark().addEventListener('change', () => apply(readThemeChoice()));
}
