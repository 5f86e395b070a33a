import type { ReactElement } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import {
  AboutScreen,
  CalculatorScreen,
  CalendarScreen,
  ChallengeScreen,
  CourseScreen,
  DiaryScreen,
  ExerciseScreen,
  FavouritesScreen,
  FilmLog,
  ForgotScreen,
  GalleryScreen,
  GuidedScreen,
  HistoryScreen,
  ImportScreen,
  LandingScreen,
  LoginScreen,
  MealPlanScreen,
  MediaScreen,
  NotFoundScreen,
  NutritionInfoScreen,
  NutritionPlanScreen,
  OwnGoal,
  PantryScreen,
  PrivacyScreen,
  ProgramsScreen,
  RecipeScreen,
  RecipesScreen,
  RegisterScreen,
  SearchScreen,
  SettingsRoute,
  SharedListScreen,
  ShoppingScreen,
  StaffRoute,
  StudioScreen,
  SubscriptionScreen,
  TermsRoute,
  TimetableScreen,
  TogetherScreen,
  TrainingScreen,
} from './screens.ts';

interface AppRoutesProps {
  /** The shell, whose outlet holds the screens. */
  shell: ReactElement;
  /** Surrounds the screens that read or write, and renders its own outlet. */
  dataLayer?: ReactElement;
  /** The layer around a part of a screen that is there without it. */
  partLayer?: ReactElement;
}

/** Section 2 of the specification as routes. */
export function AppRoutes({ shell, dataLayer = <Outlet />, partLayer = dataLayer }: AppRoutesProps) {
  return (
    <Routes>
      <Route element={shell}>
        <Route path={paths.landing.pattern} element={<LandingScreen />} />
        <Route path={paths.login.pattern} element={<LoginScreen />} />
        <Route path={paths.register.pattern} element={<RegisterScreen />} />
        <Route path={paths.forgot.pattern} element={<ForgotScreen />} />
        <Route path={paths.home.pattern} element={<Navigate to={paths.calendar.to()} replace />} />
        <Route path={paths.calculator.pattern} element={<CalculatorScreen />}>
          <Route element={partLayer}>
            <Route index element={<OwnGoal />} />
          </Route>
        </Route>
        <Route path={paths.staff.pattern} element={<StaffRoute />} />
        <Route element={dataLayer}>
          <Route path={paths.programs.pattern} element={<ProgramsScreen />} />
          <Route path={paths.timetable.pattern} element={<TimetableScreen />} />
          <Route path={paths.challenge.pattern} element={<ChallengeScreen />} />
          <Route path={paths.nutritionCourse.pattern} element={<CourseScreen />} />
          <Route path={paths.nutritionPlan.pattern} element={<NutritionPlanScreen />} />
          <Route path={paths.nutritionInfo.pattern} element={<NutritionInfoScreen />} />
          <Route path={paths.terms.pattern} element={<TermsRoute />} />
          <Route path={paths.privacy.pattern} element={<PrivacyScreen />} />
          <Route path={paths.media.pattern} element={<MediaScreen />} />
          <Route path={paths.about.pattern} element={<AboutScreen />} />
          <Route path={paths.calendar.pattern} element={<CalendarScreen />} />
          <Route path={paths.diary.pattern} element={<DiaryScreen />} />
          <Route path={paths.diaryImport.pattern} element={<ImportScreen />} />
          <Route path={paths.exercises.to()} element={<HistoryScreen />} />
          <Route path={`${paths.exercises.to()}/:id`} element={<ExerciseScreen />} />
          <Route path={paths.favourites.pattern} element={<FavouritesScreen />} />
          <Route path={paths.recipes.to()} element={<RecipesScreen />} />
          <Route path={`${paths.recipes.to()}/:id`} element={<RecipeScreen />} />
          <Route path={paths.mealplan.pattern} element={<MealPlanScreen />} />
          <Route path={paths.pantry.pattern} element={<PantryScreen />} />
          <Route path={paths.together.pattern} element={<TogetherScreen />} />
          <Route path={paths.search.pattern} element={<SearchScreen />} />
          <Route path={paths.shopping.pattern} element={<ShoppingScreen />} />
          <Route path={paths.sharedShopping.pattern} element={<SharedListScreen />} />
          <Route path={paths.settings.pattern} element={<SettingsRoute />} />
          <Route path={paths.subscription.pattern} element={<SubscriptionScreen />} />
          <Route path={paths.studio.to()} element={<StudioScreen />} />
          <Route path={`${paths.studio.to()}/:id`} element={<TrainingScreen filmLog={FilmLog} />} />
          <Route path={paths.guided.pattern} element={<GuidedScreen />} />
        </Route>
        {import.meta.env.DEV && <Route path="/dev" element={<GalleryScreen />} />}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
