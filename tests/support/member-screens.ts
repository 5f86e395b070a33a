/** The member's screens, each with something that only her data can render. */
import { nav } from './words.ts';

export interface MemberScreen {
  path: string;
  heading: string;
  /** Matches nothing if the data is missing. */
  content: string;
}

export const MEMBER_SCREENS: readonly MemberScreen[] = [
  { path: '/calendar', heading: nav['/calendar'], content: 'main a[href^="/studio/"]' },
  { path: '/diary', heading: nav['/diary'], content: 'main ol > li dd' },
  { path: '/recipes', heading: nav['/recipes'], content: 'main a[href^="/recipes/"]' },
  { path: '/mealplan', heading: nav['/mealplan'], content: 'main a[href^="/recipes/"]' },
  { path: '/studio', heading: nav['/studio'], content: 'main a[href^="/studio/"]' },
];
