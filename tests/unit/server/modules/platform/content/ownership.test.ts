import { describe, expect, test } from 'vitest';
import type { Caller, MemberId } from '../../../../../../server/core/caller.ts';
import { ANONYMOUS } from '../../../../../../server/core/caller.ts';
import type { ContentSnapshot } from '../../../../../../server/modules/platform/content/content-store.ts';
import { contentClassOf, isOpenTo } from '../../../../../../server/modules/platform/content/ownership.ts';
import { permissionsOfGroups } from '../../../../../../contract/permissions.ts';
import { SAMPLE_CONTENT } from '../../../../../support/sample-content.ts';

function member(id: string, email: string, { isEmailVerified = true, groups = ['vip'] } = {}): Caller {
  return {
    member: { id: id as MemberId, email, isEmailVerified, emailAsOf: new Date(0) },
    viewer: { groups, permissions: permissionsOfGroups(groups) },
    accessClass: `member:${groups.join('+')}`,
  };
}

const [owner, other] = [member('m1', 'Omanik@example.com'), member('m2', 'teine@example.com')];
const impostor = member('m3', 'omanik@example.com', { isEmailVerified: false });

function snapshotOf(name: string): ContentSnapshot {
  const toItem = <Body>(body: Body) => ({ body, updatedAt: '', isArchived: false });
  const trainings = SAMPLE_CONTENT.trainings.map((body) =>
    toItem(body.accessLevel === 'OWNER' ? { ...body, owner: name } : body),
  );
  const { foods: _foods, ...rest } = SAMPLE_CONTENT;
  return { ...rest, foods: new Map(), recipes: [], trainings };
}

describe('content of one member', () => {
  const plan = { accessLevel: 'OWNER', owner: 'omanik@example.com' } as const;

  test('is open to her, however she writes her address, and to staff', () => {
    expect(isOpenTo(plan, owner)).toBe(true);
    expect(isOpenTo({ ...plan, owner: 'm1' }, owner)).toBe(true);
    expect(isOpenTo(plan, member('m4', 'treener@example.com', { groups: ['trainer'] }))).toBe(true);
  });

  test('is closed to everybody else, and to a caller whose address is not verified', () => {
    expect(isOpenTo(plan, other)).toBe(false);
    expect(isOpenTo(plan, impostor)).toBe(false);
    expect(isOpenTo(plan, ANONYMOUS)).toBe(false);
    expect(isOpenTo({ accessLevel: 'OWNER' }, owner)).toBe(false);
  });
});

describe('an answer that callers share', () => {
  test.each(['omanik@example.com', 'm1'])('is made separately for the owner %s', (name) => {
    const snapshot = snapshotOf(name);
    const shared = contentClassOf(snapshot, other);
    expect(contentClassOf(snapshot, owner)).not.toBe(shared);
    expect(contentClassOf(snapshot, impostor)).toBe(shared);
  });

  test('is another once her address, or her proof of it, is another, also where her id opens something', () => {
    const snapshot = snapshotOf('omanik@example.com');
    const [training] = SAMPLE_CONTENT.trainings;
    if (!training) throw new Error('There is no training');
    const byId = {
      body: { ...training, accessLevel: 'OWNER' as const, owner: 'm1' },
      updatedAt: '',
      isArchived: false,
    };
    const both = { ...snapshot, trainings: [...snapshot.trainings, byId] };
    const kept = contentClassOf(both, owner);
    const unproven = contentClassOf(both, member('m1', 'omanik@example.com', { isEmailVerified: false }));
    expect(contentClassOf(both, member('m1', 'uus@example.com'))).not.toBe(kept);
    expect(unproven).not.toBe(kept);
    expect(unproven).not.toBe(contentClassOf(both, other));
  });

  test('is shared with her when she owns nothing', () => {
    expect(contentClassOf(snapshotOf('keegi@example.com'), owner)).toBe(
      contentClassOf(snapshotOf('keegi@example.com'), other),
    );
  });
});
