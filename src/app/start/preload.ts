/**
 * Starts fetching, side by side and before anything is drawn, what the first screen will need: its own chunk and the data
 * layer. One after another, as they are asked for, they would cost a relaunch three trips to the disk.
 */
const SCREENS: Record<string, () => Promise<unknown>> = {
  calendar: () => import('../../features/calendar/calendar-screen.tsx'),
  diary: () => import('../../features/measurements/diary-screen.tsx'),
  mealplan: () => import('../../features/mealplan/meal-plan-screen.tsx'),
  programs: () => import('../../features/programs/programs-screen.tsx'),
  recipes: () => import('../../features/recipes/recipes-screen.tsx'),
  studio: () => import('../../features/trainings/studio-screen.tsx'),
};

export function preloadFirstScreen(pathname: string): void {
  const [, first = ''] = pathname.split('/');
  const screen = Object.hasOwn(SCREENS, first) ? SCREENS[first] : undefined;
  if (!screen) return;
  for (const chunk of [
    import('../../offline/outbox.ts'),
    import('./engine.ts'),
    import('./data-layer.tsx'),
    screen(),
  ]) {
    // The caller that needs it reports when it cannot be loaded.
    chunk.catch(() => undefined);
  }
}
