import { paths } from '../../../../contract/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { calendarText } from './calendar.text.ts';

/** Offers a program to a member who does none. It is below today, which is hers already. */
export function ProgramOffer() {
  return (
    <Notice
      title={calendarText.todaysTraining}
      action={
        <LinkButton to={paths.programs.to()} variant="secondary" size="compact">
          {calendarText.chooseProgram}
        </LinkButton>
      }
    >
      {calendarText.programOffer}
    </Notice>
  );
}
