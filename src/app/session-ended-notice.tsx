import { useEffect } from 'react';
import { paths } from '../../contract/paths.ts';
import { onChance } from '../device/return.ts';
import { auth, nav } from '../language/words.ts';
import { leaveWhereErased } from '../session/erased-account.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';

/**
 * Shown above every screen while she can read and log but nothing can be sent; while she signs in, it says nothing. Her session
 * has ended also if her account is erased: that is asked at every chance, because it may happen at any time.
 */
export function SessionEndedNotice({ memberId, isSaid }: { memberId: string; isSaid: boolean }) {
  useEffect(() => {
    // Data that cannot be removed now is tried again at the next chance.
    const ask = () => void leaveWhereErased(memberId).catch(() => undefined);
    ask();
    return onChance(ask);
  }, [memberId]);
  if (!isSaid) return null;
  return (
    <Notice
      kind="warning"
      isAnnounced
      action={
        <LinkButton to={paths.login.to()} size="compact">
          {nav['/login']}
        </LinkButton>
      }
    >
      {auth.sessionEnded}
    </Notice>
  );
}
