import { describe, expect, it } from 'vitest';
import { bottomBarMenu, isWithin, sidebarMenu } from '../../../src/app/menu.ts';
import { permissionsOfSession } from '../../../src/app/session-permissions.ts';
import type { Session } from '../../../src/session/session.ts';

const member = (...groups: string[]): Session => ({
  state: 'authenticated',
  member: { id: 'm1', email: 'liige@example.com', groups },
  needsSignIn: false,
});

function sidebarOf(session: Session) {
  return sidebarMenu(permissionsOfSession(session)).map(({ heading, items }) => [
    heading,
    ...items.map(({ to, label }) => `${label} ${to}`),
  ]);
}

const VISITOR = [
  ['Kodu', 'Kalender /calendar'],
  ['Toitumine', 'Kalorikalkulaator /calculator', 'Retseptid /recipes'],
  ['Treeningud', 'Stuudio /studio', 'Programmid /programs'],
  ['Muu', 'Meedia /media'],
];

const SUBSCRIBER = [
  ['Kodu', 'Kalender /calendar', 'Päevik /diary'],
  ['Toitumine', 'Toitumiskursus /nutrition/course', 'Toitumiskava /nutrition/plan', 'Retseptid /recipes'],
  ['Treeningud', 'Stuudio /studio', 'Programmid /programs'],
  ['Muu', 'Seaded /settings'],
];

describe('the sidebar', () => {
  it.each([{ state: 'unauthenticated' }, { state: 'authenticating' }] as const)(
    'gives an $state user the visitor menu',
    (session) => {
      expect(sidebarOf(session)).toEqual(VISITOR);
    },
  );

  it.each(['basic', 'food', 'premium', 'vip', 'trainer', 'admin'])(
    'gives the group %s the diary, the course and the plan',
    (group) => {
      expect(sidebarOf(member(group))).toEqual(SUBSCRIBER);
    },
  );

  it('gives a member without a known group one flat list with the calculator', () => {
    const flat = [
      undefined,
      'Kalender /calendar',
      'Päevik /diary',
      'Kalorikalkulaator /calculator',
      'Retseptid /recipes',
      'Stuudio /studio',
      'Programmid /programs',
      'Seaded /settings',
    ];
    expect(sidebarOf(member())).toEqual([flat]);
    expect(sidebarOf(member('unheard-of'))).toEqual([flat]);
  });
});

describe('a page that no menu names', () => {
  it.each([
    ['/mealplan', '/recipes'],
    ['/nutrition/info', '/nutrition/course'],
    ['/challenge', '/programs'],
    ['/timetable', '/programs'],
  ])('%s highlights the entry that it belongs to, %s', (pathname, entry) => {
    const entries = sidebarMenu(permissionsOfSession(member('premium'))).flatMap(({ items }) => items);
    expect(entries.filter(({ to }) => isWithin(to, pathname)).map(({ to }) => to)).toEqual([entry]);
  });
});

describe('the bottom bar', () => {
  const labels = (session: Session) => {
    const { before, after } = bottomBarMenu(permissionsOfSession(session));
    return [...before, { to: '', label: 'Menüü' }, ...after].map(({ label }) => label);
  };
  const foodPath = (session: Session) => bottomBarMenu(permissionsOfSession(session)).before[2]?.to;

  it('has five places for members and for visitors', () => {
    expect(labels(member('basic'))).toEqual(['Kalender', 'Treening', 'Toit', 'Päevik', 'Menüü']);
    expect(labels({ state: 'unauthenticated' })).toEqual([
      'Kalender',
      'Treening',
      'Toit',
      'Menüü',
      'Logi sisse',
    ]);
  });

  it('leads to the menu of the day with the FOOD permission and to the recipes without it', () => {
    expect(foodPath(member('food'))).toBe('/mealplan');
    expect(foodPath(member('basic'))).toBe('/recipes');
    expect(foodPath({ state: 'unauthenticated' })).toBe('/recipes');
  });
});
