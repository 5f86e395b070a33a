/** Every route of the product: the router's pattern, the builder of its addresses, and whether search engines keep out. */

interface AppPath {
  pattern: string;
  isNoindex: boolean;
}

interface PlainPath extends AppPath {
  to: () => string;
}

interface PathWithSegment extends AppPath {
  /** With the segment, or the route's own page without it. */
  to: (segment?: string) => string;
}

function plain(pattern: string, isNoindex = false): PlainPath {
  return { pattern, isNoindex, to: () => pattern };
}

function withSegment(base: string, name: string): PathWithSegment {
  return {
    pattern: `${base}/:${name}?`,
    isNoindex: false,
    to: (segment) => (segment ? `${base}/${encodeURIComponent(segment)}` : base),
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
  forgot: plain('/forgot', true),
  home: plain('/home', true),
  nutritionCourse: plain('/nutrition/course', true),
  nutritionInfo: plain('/nutrition/info', true),
  nutritionPlan: plain('/nutrition/plan', true),
  login: plain('/login', true),
  mealplan: plain('/mealplan'),
  programs: plain('/programs'),
  recipes: withSegment('/recipes', 'id'),
  register: plain('/register', true),
  settings: plain('/settings'),
  subscription: plain('/settings/subscription', true),
  /** The product's own; section 2 of the specification does not have it. */
  staff: plain('/staff', true),
  studio: withSegment('/studio', 'id'),
  privacy: plain('/privacy', true),
  terms: plain('/terms', true),
  timetable: plain('/timetable'),
} as const;
