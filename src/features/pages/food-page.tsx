import type { ReactNode } from 'react';
import { permissionsOfGroups } from '../../contract/permissions.ts';
import { useSession } from '../../session/use-session.ts';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { LockedNotice } from '../access/locked-notice.tsx';

interface FoodPageProps {
  title: string;
  children: ReactNode;
}

/** What belongs to the nutrition plan: the page itself for those who have it, for others why it is closed and what opens it. */
export function FoodPage({ title, children }: FoodPageProps) {
  const session = useSession();
  if (session.state === 'authenticated' && permissionsOfGroups(session.member.groups).has('FOOD'))
    return children;
  return (
    <Page title={title} width="narrow">
      {session.state === 'authenticating' ? (
        <LoadingRegion>
          <Skeleton count={6} />
        </LoadingRegion>
      ) : (
        <LockedNotice thing="page" level="FOOD" />
      )}
    </Page>
  );
}
