/**
 * Every address of the product, with content that appears only when the screen is complete: for a visitor, and for a
 * member with every plan, online or offline.
 */
import { momentOf, monthOf } from '../../contract/moments.ts';
import { nav } from './words.ts';

interface Shown {
  /** The h1; the landing page has its own. */
  heading?: string;
  /** Matches nothing if the content is missing. */
  content: string;
}

export interface Route {
  path: string;
  visitor: Shown;
  member: Shown;
  /** The screen's text is part of the app; other screens show data, which has an age. */
  isOfTheApp: boolean;
}

const PLANS = 'main a[href^="/settings/subscription"]';
const RECIPE = 'main a[href^="/recipes/"]';
const TRAINING = 'main a[href^="/studio/"]';
const FORM = 'main form';
const OF_THE_APP = { isOfTheApp: true };
/** The phone keeps the schedule of last month, this one and the next. */
const KEPT_DAY = `${monthOf(momentOf(new Date()))}-12`;

/** A route that is equal for everybody. */
function open(path: string, heading: string | undefined, content: string): Route {
  const shown = { ...(heading !== undefined && { heading }), content };
  return { path, visitor: shown, member: shown, isOfTheApp: false };
}

/** Different content for signed-in members. */
function differing(path: string, heading: string, contents: { visitor: string; member: string }): Route {
  const { visitor, member } = contents;
  return {
    path,
    visitor: { heading, content: visitor },
    member: { heading, content: member },
    isOfTheApp: false,
  };
}

/** A visitor sees which plan opens it. */
function closed(path: string, heading: string, member: string): Route {
  return differing(path, heading, { visitor: PLANS, member });
}

/** A signed-in member is sent back to her last screen, or to her calendar. */
function wayIn(path: string, heading: string): Route {
  return { path, visitor: { heading, content: FORM }, member: { content: 'main h2' }, isOfTheApp: false };
}

export const ROUTES: readonly Route[] = [
  { ...open('/', undefined, 'main h2'), ...OF_THE_APP },
  open('/about', nav['/about'], 'main h2'),
  open('/media', nav['/media'], 'main h2'),
  { ...open('/calculator', nav['/calculator'], FORM), ...OF_THE_APP },
  open('/calendar', nav['/calendar'], TRAINING),
  open(`/calendar/${KEPT_DAY}`, nav['/calendar'], `[data-day="${KEPT_DAY}"]`),
  open('/challenge', nav['/challenge'], 'main a[href^="/timetable#"]'),
  differing('/diary', nav['/diary'], { visitor: 'main a[href="/login"]', member: 'main ol > li dd' }),
  differing('/diary/exercises', 'Harjutused', { visitor: 'main a[href="/login"]', member: 'main h2' }),
  differing('/diary/exercises/olematu', 'Harjutus', { visitor: 'main a[href="/login"]', member: 'main h2' }),
  {
    ...differing('/diary/import', 'Impordi mõõtmisi', {
      visitor: 'main a[href="/login"]',
      member: 'main h2',
    }),
    ...OF_THE_APP,
  },
  { ...open('/search', 'Otsing', 'main search'), ...OF_THE_APP },
  { ...open('/favourites', 'Lemmikud', 'main h2'), ...OF_THE_APP },
  { ...open('/pantry', 'Mis kapis on?', 'main h2'), ...OF_THE_APP },
  { ...open('/together', 'Lõpeta koos', FORM), ...OF_THE_APP },
  { ...open('/shopping', 'Ostunimekiri', FORM), ...OF_THE_APP },
  { ...open('/forgot', nav['/forgot'], FORM), ...OF_THE_APP },
  open('/home', nav['/home'], TRAINING),
  closed('/nutrition/course', 'Tervisliku toitumise kursus', 'main ol a'),
  {
    path: '/nutrition/course?lesson=taldrik',
    visitor: { heading: 'Tervisliku toitumise kursus', content: PLANS },
    member: { heading: 'Taldrik', content: 'main nav a' },
    isOfTheApp: false,
  },
  closed('/nutrition/info', nav['/nutrition/info'], 'main h2'),
  closed('/nutrition/plan', 'Samm-sammuline toitumiskava', 'main h3'),
  wayIn('/login', nav['/login']),
  wayIn('/login?action=password_changed_successfully&email=basic%40example.com', nav['/login']),
  closed('/mealplan', nav['/mealplan'], RECIPE),
  closed('/mealplan?view=week', nav['/mealplan'], RECIPE),
  open('/programs', 'Treeningprogrammid', 'main a[href^="/programs?"]'),
  open('/programs?program=hoog-sisse', 'Hoog sisse', TRAINING),
  open('/recipes', nav['/recipes'], RECIPE),
  open('/recipes/koorene-lohesupp', 'Koorene lõhesupp tilliga', 'main input[type="checkbox"]'),
  wayIn('/register', nav['/register']),
  wayIn('/register?action=success', 'Kinnita e-posti aadress'),
  differing('/settings', nav['/settings'], { visitor: 'main fieldset', member: FORM }),
  open('/settings/subscription', nav['/settings/subscription'], 'main h2'),
  open('/studio', nav['/studio'], TRAINING),
  closed('/studio/jalapaev-jousaalis', 'Jalapäev jõusaalis', 'main section li'),
  // Nothing has been begun, so it leads to the training itself.
  closed('/studio/jalapaev-jousaalis/session', 'Jalapäev jõusaalis', 'main section li'),
  open('/privacy', 'Privaatsustingimused', 'main h2'),
  open('/terms', nav['/terms'], '#others-work'),
  // A visitor has the schedule below the weeks once she scrolls to it.
  differing('/timetable', nav['/timetable'], {
    visitor: 'main li strong',
    member: 'main h4 a[href^="/calendar/"]',
  }),
  { ...open('/olematu', 'Lehte ei leitud', 'main h2'), ...OF_THE_APP },
];

const ROUTES_PER_TEST = 14;

/** Divides them into parts, each for a test that is no longer than others. */
export function inParts(routes: readonly Route[]): { routes: readonly Route[]; name: string }[] {
  return Array.from({ length: Math.ceil(routes.length / ROUTES_PER_TEST) }, (_, part) => {
    const some = routes.slice(part * ROUTES_PER_TEST, (part + 1) * ROUTES_PER_TEST);
    return { routes: some, name: `from ${some.at(0)?.path} to ${some.at(-1)?.path}` };
  });
}

export const ROUTE_PARTS = inParts(ROUTES);

/** One of the screens that show a visitor the plans speaks for all. */
const FIRST_CLOSED = ROUTES.find(({ visitor }) => visitor.content === PLANS);
const isVisitorsOwn = (route: Route) =>
  route.path === '/' ||
  route === FIRST_CLOSED ||
  (route.visitor !== route.member && route.visitor.content !== PLANS);
/** Routes that a visitor sees as no member does. */
export const VISITORS_OWN_ROUTES = ROUTES.filter(isVisitorsOwn);
/** Routes on which her screen is a member's but for the menu, or another that shows her the plans. */
export const VISITORS_OTHER_ROUTES = ROUTES.filter((route) => !isVisitorsOwn(route));
