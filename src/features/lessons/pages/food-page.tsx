import type { ReactNode } from 'react';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { useMember, useSession } from '../../../session/use-session.ts';
import { BesideArt } from '../../../ui/beside-art.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { Page } from '../../../ui/page.tsx';
import { LockedNotice } from '../../../platform/access/locked-notice.tsx';

interface FoodPageProps {
  title: string;
  /** The sentence for a member without access. */
  lead: string;
  children: ReactNode;
}

/** A nutrition plan page: its content for members who have the plan; for others, why it is closed and what opens it. */
export function FoodPage({ title, lead, children }: FoodPageProps) {
  const session = useSession();
  const member = useMember();
  if (permissionsOfGroups(member?.groups ?? []).has('FOOD')) return children;
  return (
    <Page title={title} lead={lead}>
      {session.state === 'authenticating' ? (
        <LoadingRegion>
          <Skeleton count={6} />
        </LoadingRegion>
      ) : (
        <BesideArt>
          <LockedNotice thing="page" level="FOOD" />
        </BesideArt>
      )}
    </Page>
  );
}
