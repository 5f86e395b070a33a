import {
  BookOpen,
  Calculator,
  CalendarDays,
  Compass,
  CookingPot,
  Dumbbell,
  GraduationCap,
  ListChecks,
  LogIn,
  Newspaper,
  NotebookPen,
  Salad,
  Settings,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../../contract/paths.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [paths.calendar.to()]: CalendarDays,
  [paths.diary.to()]: NotebookPen,
  [paths.calculator.to()]: Calculator,
  [paths.recipes.to()]: CookingPot,
  [paths.mealplan.to()]: Salad,
  [paths.nutritionCourse.to()]: GraduationCap,
  [paths.nutritionPlan.to()]: ListChecks,
  [paths.studio.to()]: Dumbbell,
  [paths.programs.to()]: Compass,
  [paths.media.to()]: Newspaper,
  [paths.settings.to()]: Settings,
  [paths.login.to()]: LogIn,
};

/** The icon of a menu entry. It is decorative, because the label is beside it. */
export function MenuIcon({ to, size }: { to: string; size: number }) {
  const Icon = ICONS[to] ?? BookOpen;
  return <Icon size={size} aria-hidden="true" />;
}
