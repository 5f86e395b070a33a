// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { LockedNotice } from '../../../../src/platform/access/locked-notice.tsx';
import { MealPlanScreen } from '../../../../src/features/food/menu/meal-plan-screen.tsx';
import { SessionContext } from '../../../../src/session/use-session.ts';
import type { Session } from '../../../../src/session/session.ts';

const VISITOR: Session = { state: 'unauthenticated' };
const MEMBER: Session = {
  state: 'authenticated',
  member: { id: 'mari', email: 'basic@example.com', groups: ['basic'] },
  needsSignIn: false,
};

function open(screenElement: React.ReactElement, session: Session): void {
  render(
    <SessionContext value={session}>
      <MemoryRouter>{screenElement}</MemoryRouter>
    </SessionContext>,
  );
}

const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

afterEach(cleanup);

describe('closed content', () => {
  it('says which plan opens it and leads a member to the plans', () => {
    open(<LockedNotice thing="training" level="PREMIUM" />, MEMBER);
    expect(screen.getByText('See treening kuulub paketti Premium.')).toBeTruthy();
    expect(addressOf('Vaata pakette')).toBe('/settings/subscription?plan=PREMIUM');
    expect(addressOf('Logi sisse')).toBeUndefined();
    expect(screen.getByRole('list', { name: 'Pakettide hinnad' }).textContent).toBe(
      'Premium 19,90\u00a0€ kuus',
    );
    expect(screen.getByText('Hind sisaldab käibemaksu 24%.')).toBeTruthy();
  });

  it.each([
    ['a visitor of a recipe', VISITOR, 'FOOD', '?plan=FOOD'],
    ['a visitor of a training', VISITOR, 'BASIC', '?plan=BASIC'],
    ['a member whose plan opens trainings, of a recipe', MEMBER, 'FOOD', '?plan=PREMIUM'],
    ['a member whose plan opens trainings, of what VIP opens', MEMBER, 'VIP', '?plan=VIP'],
    ['a visitor of what every plan opens', VISITOR, 'SUBSCRIBER', ''],
  ] as const)(
    'leads %s to the least plan that opens it, and takes nothing away from her',
    (_who, session, level, plan) => {
      open(<LockedNotice thing="page" level={level} />, session);
      expect(addressOf('Vaata pakette')).toBe(`/settings/subscription${plan}`);
    },
  );

  it('lets a visitor sign in, because she may already have a plan', () => {
    open(<LockedNotice thing="recipe" level="FOOD" />, VISITOR);
    expect(addressOf('Logi sisse')).toBe('/login');
  });

  it('offers no plan for content made for another member', () => {
    open(<LockedNotice thing="training" level="OWNER" />, MEMBER);
    expect(addressOf('Vaata pakette')).toBeUndefined();
  });
});

describe('the menu without FOOD', () => {
  it('says what the menu is and which plan opens it, without querying the server', () => {
    open(<MealPlanScreen />, MEMBER);
    expect(screen.getByRole('heading', { level: 1, name: 'Päevamenüü' })).toBeTruthy();
    expect(screen.getByText('Päevamenüü kuulub paketti Toitumine. Selle avab ka Premium.')).toBeTruthy();
    expect(addressOf('Vaata retsepte')).toBe('/recipes');
  });
});
