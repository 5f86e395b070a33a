import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { quietHours, REMINDERS, USUAL_QUIET_HOURS } from '../../../../contract/marks/quiet-hours.mark.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { useMark } from '../../../platform/marks/use-mark.ts';
import { declineReminders, haveRemindersBeenDeclined } from './reminder-device.ts';
import styles from './reminders.module.css';
import { remindersText } from './reminders.text.ts';
import { useReminderDevice } from './use-reminder-device.ts';

/**
 * Shown below her plans, as long as this device could remind her and she has not answered. The browser's own question comes only
 * when she says yes.
 */
export function RemindOffer({ memberId }: { memberId: string }) {
  const { state, trouble, isBusy, turnOn } = useReminderDevice(memberId);
  const { from, to } = useMark(quietHours, REMINDERS) ?? USUAL_QUIET_HOURS;
  const [isAsked, setIsAsked] = useState(() => !haveRemindersBeenDeclined(memberId));
  const [isAnswered, setIsAnswered] = useState(false);
  const offer = useFocusOnward<HTMLFieldSetElement>();
  if (!isAsked) return null;
  // A member who has just said yes is told what became of it.
  if (isAnswered && (state === 'on' || state === 'denied'))
    return (
      <Notice kind={state === 'on' ? 'success' : 'warning'} isAnnounced>
        {state === 'on' ? remindersText.isOn : remindersText.denied}
      </Notice>
    );
  if (state !== 'off') return null;
  return (
    <fieldset ref={offer} className={styles.quiet}>
      <legend>{remindersText.offer}</legend>
      <p className={styles.hint}>
        {remindersText.offerInfo}
        {from !== to && ` ${fill(remindersText.offerQuiet, { from, to })}`}
      </p>
      <div className={styles.answers}>
        <Button
          variant="secondary"
          size="compact"
          icon={BellRing}
          isBusy={isBusy}
          onClick={() => {
            setIsAnswered(true);
            turnOn();
          }}
        >
          {remindersText.yes}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          onClick={() => {
            declineReminders(memberId);
            setIsAsked(false);
          }}
        >
          {remindersText.no}
        </Button>
      </div>
      {trouble && (
        <Notice kind="danger" isAnnounced>
          {remindersText.troubles[trouble]}
        </Notice>
      )}
    </fieldset>
  );
}
