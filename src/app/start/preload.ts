/**
 * Fetches the files that the first screen needs, its own chunk and the data layer, in parallel and before anything is drawn.
 * Fetched one after another, as they are needed, they would cost a relaunch three trips to the disk. If a worker served the page,
 * they are on their way already (sw/start-files.ts): a screen added here is added to build/start-modules.ts too.
 */
import { STARTING_SCREENS } from '../../../contract/starting-screens.ts';
import {
  CalendarScreen,
  DiaryScreen,
  GuidedScreen,
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
  /** The screen of one item of its list. */
  one?: FilePart<object>;
  /** The screen below that one: the training under way. */
  below?: FilePart<object>;
}

const SCREENS: Record<keyof typeof STARTING_SCREENS, ScreensBelow> = {
  calendar: { itself: CalendarScreen },
  diary: { itself: DiaryScreen },
  mealplan: { itself: MealPlanScreen },
  programs: { itself: ProgramsScreen },
  recipes: { itself: RecipesScreen, one: RecipeScreen },
  studio: { itself: StudioScreen, one: TrainingScreen, below: GuidedScreen },
};

/** Resolves when everything has loaded or failed; drawing it shows which. */
export async function preloadFirstScreen(pathname: string): Promise<void> {
  const [, first = '', id = '', part = ''] = pathname.split('/');
  if (!isStarting(first)) return;
  const screens = SCREENS[first];
  const screen = (part !== '' && screens.below) || (id !== '' && screens.one) || screens.itself;
  const outbox = import('../../offline/outbox.ts').catch(() => undefined);
  await Promise.all([outbox, DataLayer.preload(), screen.preload()]);
}

function isStarting(segment: string): segment is keyof typeof STARTING_SCREENS {
  return Object.hasOwn(STARTING_SCREENS, segment);
}
