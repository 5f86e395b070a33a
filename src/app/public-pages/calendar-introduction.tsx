import { CalendarInvitation } from '../../features/calendar/calendar/calendar-invitation.tsx';
import { nav } from '../../language/words.ts';
import { Page } from '../../ui/page.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { publicPagesText } from './public-pages.text.ts';

/** The part of the calendar that is true on every day: a page rendered yesterday must not call yesterday „Täna“. */
export function CalendarIntroduction() {
  return (
    <Page title={nav['/calendar']} lead={publicPagesText.descriptions.calendar} width="wide">
      <LoadingRegion>
        <Skeleton shape="card" count={2} />
      </LoadingRegion>
      <CalendarInvitation />
    </Page>
  );
}
