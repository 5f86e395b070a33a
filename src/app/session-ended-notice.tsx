import { auth, nav } from '../language/words.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { paths } from '../contract/paths.ts';

/** Stands above every screen while she can read and log but nothing can be sent. */
export function SessionEndedNotice() {
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
