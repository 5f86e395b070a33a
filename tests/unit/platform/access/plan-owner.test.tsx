// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  recipeOwnerQuestion,
  trainingOwnerQuestion,
} from '../../../../src/platform/access/plan-owner.question.ts';
import { PlanOwner } from '../../../../src/platform/access/plan-owner.tsx';
import { noteRequest } from '../../../../src/offline/connection.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import type { Session } from '../../../../src/session/session.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat, VISITOR } from '../../features/member-page.tsx';

const PLAN = { id: 'sinu-kava', accessLevel: 'OWNER' } as const;
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => act(() => noteRequest(true)));

const as = (...groups: string[]): Session => ({
  state: 'authenticated',
  member: { ...MEMBER, groups },
  needsSignIn: false,
});

function open(
  session: Session,
  email: string | null,
  content: Parameters<typeof PlanOwner>[0]['content'] = PLAN,
) {
  const { client, questions } = serverThat(({ operation }) => ({
    [operation === 'RecipeScreen_Owner' ? 'getRecipeOwner' : 'getTrainingOwner']: {
      __typename: 'PlanOwner',
      email,
    },
  }));
  openPage(<PlanOwner question={trainingOwnerQuestion} content={content} />, { outbox, client, session });
  return questions;
}

describe('the owner of a personal plan', () => {
  it.each(['trainer', 'admin'])('is told to a member of the staff: %s', async (group) => {
    open(as(group), 'liige@example.com');
    expect(await screen.findByText('Kellele: liige@example.com')).toBeTruthy();
  });

  it('says so when nobody has signed in with the id that the content names', async () => {
    open(as('trainer'), null);
    expect(await screen.findByText(/^Kellele: sellise tunnusega liiget ei ole/)).toBeTruthy();
  });

  it('needs a connection, because the phone does not keep it', async () => {
    const { client } = serverThat(() => undefined);
    openPage(<PlanOwner question={recipeOwnerQuestion} content={PLAN} />, {
      outbox,
      client,
      session: as('trainer'),
    });
    expect(await screen.findByText(/^Kellele: näed internetiühendusega/)).toBeTruthy();
  });

  it('is requested by nobody else, nor for a plan without an owner', async () => {
    const content = { id: 'treening', accessLevel: 'PREMIUM' } as const;
    const ofOthers = [open(as('vip'), 'a'), open(VISITOR, 'a'), open(as('admin'), 'a', content)];
    // The viewer who may ask comes last: once she is answered, the others would have asked too.
    const ofStaff = open(as('trainer'), 'liige@example.com');
    expect(await screen.findAllByText(/Kellele/)).toHaveLength(1);
    expect([...ofOthers, ofStaff].map((questions) => questions.length)).toEqual([0, 0, 0, 1]);
  });
});
