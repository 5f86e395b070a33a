import { signOutBefore } from '../../server/modules/platform/revocations/not-before.repository.ts';
import { memberOperation } from './operation.ts';
import { deleteUser } from './users.repository.ts';
import type { User } from './users.repository.ts';

export function attributesOf(user: User) {
  return [
    { Name: 'email', Value: user.email },
    { Name: 'email_verified', Value: String(user.isConfirmed) },
    { Name: 'sub', Value: user.id },
  ];
}

export const getUser = memberOperation({}, (_pool, _input, { user }) =>
  Promise.resolve({ Username: user.id, UserAttributes: attributesOf(user) }),
);

export const deleteOwnUser = memberOperation({}, async (pool, _input, { user }) => {
  await deleteUser(pool.database, user.id);
  await signOutBefore(pool.database, user.id, pool.clock());
  return {};
});
