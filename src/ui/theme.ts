/**
 * Light or dark. The choice is kept on the device; `system` follows the operating system as it changes. Nothing but the
 * data-theme attribute of the document changes, so no inline script and no stylesheet is ever added.
 */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const STORAGE_KEY = 'hoog.theme';
const COLOURS = { light: '#FBF9F8', dark: '#15101A' } as const;

function systemPrefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** What she chose on this device; `system` when nothing, or when storage is closed to us. */
export function readThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return THEME_CHOICES.find((choice) => choice === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

function apply(choice: ThemeChoice): void {
  const theme = choice === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', COLOURS[theme]);
  }
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Without storage the choice lives until the page is left.
  }
  apply(choice);
}

/** Called once at boot, before the first render. */
export function startTheme(): void {
  apply(readThemeChoice());
  systemPrefersDark().addEventListener('change', () => apply(readThemeChoice()));
}
