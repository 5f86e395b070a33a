/** The modules that a start loads, for the files of the build: what src/app/start/preload.ts loads for each first screen. */
import type { STARTING_SCREENS } from '../contract/starting-screens.ts';

export const MAIN = 'src/app/start/main.tsx';
export const ENGINE = 'src/app/start/engine.tsx';
export const OUTBOX = 'src/offline/outbox.ts';
/** The modules that every start loads once its first screen is drawn. */
export const AFTER_START: readonly string[] = [
  'src/app/device-alone.ts',
  'src/app/questions.ts',
  'src/features/calendar/calendar/waiting-badge.tsx',
  'src/session/member-data.ts',
  'src/app/start/after-start.ts',
  'src/app/shell-status.tsx',
  'src/app/worker/update-notice.tsx',
];

export const SCREENS: Record<
  keyof typeof STARTING_SCREENS,
  { itself: string; one?: string; below?: string }
> = {
  calendar: { itself: 'src/features/calendar/calendar/calendar-screen.tsx' },
  diary: { itself: 'src/features/diary/measurements/diary-screen.tsx' },
  mealplan: { itself: 'src/features/food/menu/meal-plan-screen.tsx' },
  programs: { itself: 'src/features/training/programs/programs-screen.tsx' },
  recipes: {
    itself: 'src/features/food/recipes/recipes-screen.tsx',
    one: 'src/features/food/recipes/recipe-screen.tsx',
  },
  studio: {
    itself: 'src/features/training/trainings/studio-screen.tsx',
    one: 'src/features/training/trainings/training-screen.tsx',
    below: 'src/features/training/sessions/guided-screen.tsx',
  },
};

export const SCREEN_MODULES: readonly string[] = Object.values(SCREENS).flatMap(({ itself, one, below }) =>
  [itself, one, below].filter((module) => module !== undefined),
);
