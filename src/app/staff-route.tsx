import { useMemo } from 'react';
import { Provider } from 'urql';
import { permissionsOfGroups } from '../../contract/permissions.ts';
import { StaffScreen } from '../features/account/staff/staff-screen.tsx';
import { useMember, useSession } from '../session/use-session.ts';
import { openUnkeptClient } from './graphql/unkept-client.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** The staff's page. For everybody else the address leads nowhere, like one that does not exist. */
export function StaffRoute() {
  const session = useSession();
  const member = useMember();
  const memberId = member?.id;
  const client = useMemo(() => (memberId === undefined ? undefined : openUnkeptClient(memberId)), [memberId]);
  if (session.state === 'authenticating') return null;
  const permissions = permissionsOfGroups(member?.groups ?? []);
  if (!client || !permissions.has('TRAINER')) return <NotFoundScreen />;
  return (
    <Provider value={client}>
      <StaffScreen isAdmin={permissions.has('ADMIN')} />
    </Provider>
  );
}
