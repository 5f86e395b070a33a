import { calendarText } from '../../features/calendar/calendar.text.ts';
import { nav } from '../../language/words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { paths } from '../../contract/paths.ts';
import { publicPagesText } from './public-pages.text.ts';

/** The part of the calendar that is true on every day: a page rendered yesterday must not call yesterday „Täna“. */
export function CalendarIntroduction() {
  return (
    <Page title={nav['/calendar']} lead={publicPagesText.descriptions.calendar} width="wide">
      <LoadingRegion>
        <Skeleton shape="card" count={2} />
      </LoadingRegion>
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
    </Page>
  );
}
