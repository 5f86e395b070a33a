/**
 * The sidebar's and the bottom bar's menus for each kind of user: section 2 of the specification, and no more. The shop,
 * which is no place of the app, is added by the sidebar itself.
 */
import type { Permission } from '../../contract/permissions.ts';
import { nav, training } from '../language/words.ts';
import { paths } from '../../contract/paths.ts';

export interface MenuItem {
  to: string;
  label: string;
}

export interface MenuGroup {
  /** Absent if the specification has one flat list. */
  heading?: string;
  items: readonly MenuItem[];
}

const calendar = { to: paths.calendar.to(), label: nav['/calendar'] };
const diary = { to: paths.diary.to(), label: nav['/diary'] };
const calculator = { to: paths.calculator.to(), label: nav['/calculator'] };
const course = { to: paths.nutritionCourse.to(), label: nav['/nutrition/course'] };
const plan = { to: paths.nutritionPlan.to(), label: nav['/nutrition/plan'] };
const recipes = { to: paths.recipes.to(), label: nav['/recipes'] };
const studio = { to: paths.studio.to(), label: nav['/studio'] };
const programs = { to: paths.programs.to(), label: nav['/programs'] };
const media = { to: paths.media.to(), label: nav['/media'] };
const settings = { to: paths.settings.to(), label: nav['/settings'] };
const login = { to: paths.login.to(), label: nav['/login'] };

const HOME = nav['menüügrupp 1'];
const NUTRITION = nav['menüügrupp 2'];
const TRAININGS = nav['menüügrupp 3'];
const OTHER = nav['menüügrupp 4'];

const VISITOR_MENU: readonly MenuGroup[] = [
  { heading: HOME, items: [calendar] },
  { heading: NUTRITION, items: [calculator, recipes] },
  { heading: TRAININGS, items: [studio, programs] },
  { heading: OTHER, items: [media] },
];

const SUBSCRIBER_MENU: readonly MenuGroup[] = [
  { heading: HOME, items: [calendar, diary] },
  { heading: NUTRITION, items: [course, plan, recipes] },
  { heading: TRAININGS, items: [studio, programs] },
  { heading: OTHER, items: [settings] },
];

const MEMBER_MENU: readonly MenuGroup[] = [
  { items: [calendar, diary, calculator, recipes, studio, programs, settings] },
];

/** Not the opposite of `useIsVisitor`: while authenticating, she is neither. */
export function isSignedIn(permissions: ReadonlySet<Permission>): boolean {
  return permissions.has('AUTHENTICATED');
}

/** The sidebar's groups. While authenticating, she sees what a visitor sees. */
export function sidebarMenu(permissions: ReadonlySet<Permission>): readonly MenuGroup[] {
  if (!isSignedIn(permissions)) return VISITOR_MENU;
  return permissions.has('FOOD') || permissions.has('TRAININGS') ? SUBSCRIBER_MENU : MEMBER_MENU;
}

/** Pages that are in no menu, by the sidebar entry that they belong to. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  [recipes.to]: [
    paths.mealplan.to(),
    paths.favourites.to(),
    paths.pantry.to(),
    paths.shopping.to(),
    paths.together.to(),
  ],
  [course.to]: [paths.nutritionInfo.to()],
  [programs.to]: [paths.challenge.to(), paths.timetable.to()],
};

/** Returns whether a page is in no menu but belongs to the entry `to`. */
export function isWithin(to: string, pathname: string): boolean {
  return WITHIN[to]?.includes(pathname) ?? false;
}

/** The phone's bottom bar: links before and after the button that opens the sidebar. */
export interface BottomBarMenu {
  before: readonly MenuItem[];
  after: readonly MenuItem[];
}

export function bottomBarMenu(permissions: ReadonlySet<Permission>): BottomBarMenu {
  const train = { to: studio.to, label: training.training };
  const eat = { to: permissions.has('FOOD') ? paths.mealplan.to() : recipes.to, label: 'Toit' };
  return isSignedIn(permissions)
    ? { before: [calendar, train, eat, diary], after: [] }
    : { before: [calendar, train, eat], after: [login] };
}
