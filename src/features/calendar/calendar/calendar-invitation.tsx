import { paths } from '../../../../contract/paths.ts';
import { nav } from '../../../language/words.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { calendarText } from './calendar.text.ts';

/** A visitor sees the schedule; logging a training needs an account. */
export function CalendarInvitation() {
  return (
    <Notice
      title={calendarText.invitationTitle}
      action={
        <LinkButton to={paths.login.to()} size="compact">
          {nav['/login']}
        </LinkButton>
      }
    >
      {calendarText.invitation}
    </Notice>
  );
}
