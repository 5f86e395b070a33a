/** Every route of the product: the router's pattern, the builder of its addresses, and whether search engines keep out. */

interface AppPath<Pattern extends string> {
  pattern: Pattern;
  isNoindex: boolean;
}

interface PlainPath<Pattern extends string> extends AppPath<Pattern> {
  to: () => string;
}

interface PathWithSegment<Pattern extends string> extends AppPath<Pattern> {
  /** Returns the address with the segment, or the route's own page without one. */
  to: (segment?: string) => string;
}

function plain<Path extends string>(pattern: Path, isNoindex = false): PlainPath<Path> {
  return { pattern, isNoindex, to: () => pattern };
}

function withSegment<Base extends string, Name extends string>(
  base: Base,
  name: Name,
  isNoindex = false,
): PathWithSegment<`${Base}/:${Name}?`> {
  return {
    pattern: `${base}/:${name}?`,
    isNoindex,
    to: (segment) => (segment ? `${base}/${encodeURIComponent(segment)}` : base),
  };
}

/** A screen of one item of `base`, for its member alone. */
function ofItem<Base extends string, Screen extends string>(
  base: Base,
  screen: Screen,
): AppPath<`${Base}/:id/${Screen}`> & { to: (id: string) => string } {
  return {
    pattern: `${base}/:id/${screen}`,
    isNoindex: true,
    to: (id) => `${base}/${encodeURIComponent(id)}/${screen}`,
  };
}

export const paths = {
  landing: plain('/'),
  about: plain('/about'),
  media: plain('/media'),
  calculator: plain('/calculator'),
  calendar: withSegment('/calendar', 'date'),
  challenge: plain('/challenge'),
  diary: plain('/diary'),
  /** The product's own: measurements from a file of another service. */
  diaryImport: plain('/diary/import', true),
  /** The product's own: her history of each exercise. */
  exercises: withSegment('/diary/exercises', 'id', true),
  /** The product's own: the things that she wants to find again. */
  favourites: plain('/favourites', true),
  forgot: plain('/forgot', true),
  /** The product's own: the training as she does it. */
  guided: ofItem('/studio', 'session'),
  home: plain('/home', true),
  nutritionCourse: plain('/nutrition/course', true),
  nutritionInfo: plain('/nutrition/info', true),
  nutritionPlan: plain('/nutrition/plan', true),
  login: plain('/login', true),
  mealplan: plain('/mealplan'),
  /** The product's own: the dishes that she can cook from her foods. */
  pantry: plain('/pantry', true),
  programs: plain('/programs'),
  recipes: withSegment('/recipes', 'id'),
  register: plain('/register', true),
  /** The product's own: everything that she may read. */
  search: plain('/search', true),
  settings: plain('/settings'),
  /** The product's own: the foods to buy for the days and recipes that she chose. */
  shopping: plain('/shopping', true),
  /** The product's own: somebody else's list, behind a link. */
  sharedShopping: plain('/shopping/shared', true),
  subscription: plain('/settings/subscription', true),
  /** The product's own; section 2 of the specification does not have it. */
  staff: plain('/staff', true),
  studio: withSegment('/studio', 'id'),
  privacy: plain('/privacy', true),
  terms: plain('/terms', true),
  timetable: plain('/timetable'),
  /** The product's own: dishes that she cooks so that they are ready at one time. */
  together: plain('/together', true),
} as const;

type WithoutSegment<Pattern extends string> = Pattern extends `${infer Base}/:${string}` ? Base : Pattern;
/** The result of `to()` for the worker, whose script does not need the table. */
export type ScreenPath = WithoutSegment<(typeof paths)[keyof typeof paths]['pattern']>;

/** A member's calendar, as her phone's own follows it: written down there, so it stays whatever the screen is called. */
export function calendarFeedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** Behind #, the token is in no request line and so in no log. */
export function sharedShoppingPath(token: string): string {
  return `${paths.sharedShopping.to()}#${token}`;
}
