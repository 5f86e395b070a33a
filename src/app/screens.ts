/**
 * Every screen is its own chunk, fetched on the first visit to it; those that a visit begins with before anything is drawn
 * (start/preload.ts). Screens are added here and in router.tsx.
 */
import { lazy } from 'react';
import { filePart } from './start/file-part.tsx';

export const LandingScreen = lazy(async () => ({
  default: (await import('./landing-screen.tsx')).LandingScreen,
}));
export const LoginScreen = lazy(async () => ({
  default: (await import('../features/account/account/login-screen.tsx')).LoginScreen,
}));
export const RegisterScreen = lazy(async () => ({
  default: (await import('../features/account/account/register-screen.tsx')).RegisterScreen,
}));
export const ForgotScreen = lazy(async () => ({
  default: (await import('../features/account/account/forgot-screen.tsx')).ForgotScreen,
}));
export const RecipesScreen = filePart(
  async () => (await import('../features/food/recipes/recipes-screen.tsx')).RecipesScreen,
);
export const RecipeScreen = filePart(
  async () => (await import('../features/food/recipes/recipe-screen.tsx')).RecipeScreen,
);
export const MealPlanScreen = filePart(
  async () => (await import('../features/food/menu/meal-plan-screen.tsx')).MealPlanScreen,
);
export const StudioScreen = filePart(
  async () => (await import('../features/training/trainings/studio-screen.tsx')).StudioScreen,
);
export const TrainingScreen = filePart(
  async () => (await import('../features/training/trainings/training-screen.tsx')).TrainingScreen,
);
export const GuidedScreen = filePart(
  async () => (await import('../features/training/sessions/guided-screen.tsx')).GuidedScreen,
);
/** Of the same file: it needs most of what that screen does. */
export const FilmLog = filePart(
  async () => (await import('../features/training/sessions/guided-screen.tsx')).FilmLog,
);
export const HistoryScreen = lazy(async () => ({
  default: (await import('../features/training/exercise-history/history-screen.tsx')).HistoryScreen,
}));
export const ExerciseScreen = lazy(async () => ({
  default: (await import('../features/training/exercise-history/exercise-screen.tsx')).ExerciseScreen,
}));
export const FavouritesScreen = lazy(async () => ({
  default: (await import('../features/find/favourites-list/favourites-screen.tsx')).FavouritesScreen,
}));
export const PantryScreen = lazy(async () => ({
  default: (await import('../features/food/pantry/pantry-screen.tsx')).PantryScreen,
}));
export const TogetherScreen = lazy(async () => ({
  default: (await import('../features/food/together/together-screen.tsx')).TogetherScreen,
}));
export const SearchScreen = lazy(async () => ({
  default: (await import('../features/find/search/search-screen.tsx')).SearchScreen,
}));
export const ShoppingScreen = lazy(async () => ({
  default: (await import('../features/food/shopping/shopping-screen.tsx')).ShoppingScreen,
}));
export const SharedListScreen = lazy(async () => ({
  default: (await import('../features/food/shopping/shared-list-screen.tsx')).SharedListScreen,
}));
export const CalendarScreen = filePart(
  async () => (await import('../features/calendar/calendar/calendar-screen.tsx')).CalendarScreen,
);
export const DiaryScreen = filePart(
  async () => (await import('../features/diary/measurements/diary-screen.tsx')).DiaryScreen,
);
export const ImportScreen = lazy(async () => ({
  default: (await import('../features/diary/import/import-screen.tsx')).ImportScreen,
}));
export const SettingsRoute = lazy(async () => ({
  default: (await import('./settings-route.tsx')).SettingsRoute,
}));
export const OwnGoal = lazy(async () => ({
  default: (await import('../features/food/energy/own-goal.tsx')).OwnGoal,
}));
export const CalculatorScreen = lazy(async () => ({
  default: (await import('../features/food/energy/calculator-screen.tsx')).CalculatorScreen,
}));
export const AboutScreen = lazy(async () => ({
  default: (await import('../features/lessons/pages/public-pages.tsx')).AboutScreen,
}));
export const MediaScreen = lazy(async () => ({
  default: (await import('../features/lessons/pages/public-pages.tsx')).MediaScreen,
}));
export const PrivacyScreen = lazy(async () => ({
  default: (await import('../features/lessons/pages/public-pages.tsx')).PrivacyScreen,
}));
export const TermsRoute = lazy(async () => ({
  default: (await import('./terms-route.tsx')).TermsRoute,
}));
export const NutritionInfoScreen = lazy(async () => ({
  default: (await import('../features/lessons/pages/nutrition-pages.tsx')).NutritionInfoScreen,
}));
export const NutritionPlanScreen = lazy(async () => ({
  default: (await import('../features/lessons/pages/nutrition-pages.tsx')).NutritionPlanScreen,
}));
export const CourseScreen = lazy(async () => ({
  default: (await import('../features/lessons/course/course-screen.tsx')).CourseScreen,
}));
export const SubscriptionScreen = lazy(async () => ({
  default: (await import('../features/account/subscription/subscription-screen.tsx')).SubscriptionScreen,
}));
export const ChallengeScreen = lazy(async () => ({
  default: (await import('../features/training/challenge/challenge-screen.tsx')).ChallengeScreen,
}));
export const TimetableScreen = lazy(async () => ({
  default: (await import('../features/training/challenge/timetable-screen.tsx')).TimetableScreen,
}));
export const ProgramsScreen = filePart(
  async () => (await import('../features/training/programs/programs-screen.tsx')).ProgramsScreen,
);
export const StaffRoute = lazy(async () => ({
  default: (await import('./staff-route.tsx')).StaffRoute,
}));
export const NotFoundScreen = lazy(async () => ({
  default: (await import('./not-found-screen.tsx')).NotFoundScreen,
}));
/** Every ui piece in every state; in dev builds only. */
export const GalleryScreen = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../ui/gallery/gallery-screen.tsx')).GalleryScreen }))
  : NotFoundScreen;
