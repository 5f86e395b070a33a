import { wipeDevice } from '../../../../support/offline/device.ts';
import { ModelService } from '../../../../support/offline/model-service.ts';
import { beforeEach, expect, it } from 'vitest';
import type { MemberProfileFragment } from '../../../../../contract/documents.generated.ts';
import { editProfile } from '../../../../../src/features/account/settings/edit-profile.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { sendAll } from '../../../../../src/offline/sender.ts';
import { MEMBER } from '../../entry-arbitraries.ts';

const MINUTE_MS = 60_000;
const PROFILE: MemberProfileFragment = {
  __typename: 'Profile',
  ...MEMBER,
  firstName: 'Mari',
  lastName: 'Kask',
  bio: null,
  imageURL: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  consents: [],
};

beforeEach(wipeDevice);

it('promise 4: an edit is later than one that the server has just taken, also where the clock was put back in between', async () => {
  const before = await Outbox.open(MEMBER.id, 'test');
  const editedAt = new Date(Date.now() + 3 * MINUTE_MS).toISOString();
  await before.add('editMyProfile', { input: { firstName: 'Kaja', editedAt } });
  before.close();
  const service = new ModelService();
  await sendAll({
    memberId: MEMBER.id,
    endpoint: 'http://localhost/graphql',
    token: async () => ({ type: 'token', token: 'good', memberId: MEMBER.id }),
    fetch: async (_input, init) => Response.json(service.answer(String(init?.body))),
  });
  const outbox = await Outbox.open(MEMBER.id, 'test');
  expect(outbox.entries).toEqual([]);
  const { variables } = await editProfile(outbox, PROFILE, { firstName: 'Liis' });
  expect(Date.parse(variables.input.editedAt)).toBeGreaterThan(Date.parse(editedAt));
  outbox.close();
});
