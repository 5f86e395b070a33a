import type { ScreenPath } from './paths.ts';

interface StartingScreen {
  path: ScreenPath;
  /** Its last look is stored, to be shown while it starts. Never the diary's: figures and photos of her body are in it. */
  hasSnapshot: boolean;
}

/** Screens that a visit begins with, by the first segment of their address. Their files are fetched before anything is drawn. */
export const STARTING_SCREENS = {
  calendar: { path: '/calendar', hasSnapshot: true },
  diary: { path: '/diary', hasSnapshot: false },
  mealplan: { path: '/mealplan', hasSnapshot: true },
  programs: { path: '/programs', hasSnapshot: false },
  recipes: { path: '/recipes', hasSnapshot: true },
  studio: { path: '/studio', hasSnapshot: true },
} as const satisfies Record<string, StartingScreen>;
