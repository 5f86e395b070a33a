/**
 * Starts fetching, side by side and before anything is drawn, what the first screen will need: its own chunk and the data
 * layer. One after another, as they are asked for, they would cost a relaunch three trips to the disk.
 */
import {
  CalendarScreen,
  DiaryScreen,
  MealPlanScreen,
  ProgramsScreen,
  RecipeScreen,
  RecipesScreen,
  StudioScreen,
  TrainingScreen,
} from '../screens.ts';
import { DataLayer } from './data-layer.ts';
import type { FilePart } from './file-part.tsx';

interface ScreensBelow {
  itself: FilePart<object>;
  /** That of one thing of its list. */
  one?: FilePart<object>;
}

/** By the address's first part. */
const SCREENS: Record<string, ScreensBelow> = {
  calendar: { itself: CalendarScreen },
  diary: { itself: DiaryScreen },
  mealplan: { itself: MealPlanScreen },
  programs: { itself: ProgramsScreen },
  recipes: { itself: RecipesScreen, one: RecipeScreen },
  studio: { itself: StudioScreen, one: TrainingScreen },
};

/** Resolves when all of it is there or cannot be had; drawing it tells which. */
export async function preloadFirstScreen(pathname: string): Promise<void> {
  const [, first = '', id = ''] = pathname.split('/');
  const screens = Object.hasOwn(SCREENS, first) ? SCREENS[first] : undefined;
  if (!screens) return;
  const screen = (id !== '' && screens.one) || screens.itself;
  const outbox = import('../../offline/outbox.ts').catch(() => undefined);
  await Promise.all([outbox, DataLayer.preload(), screen.preload()]);
}
