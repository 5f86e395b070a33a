import { BellOff, BellRing } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';
import type { ReminderState } from './reminder-device.ts';
import styles from './reminders.module.css';
import { remindersText } from './reminders.text.ts';
import { useReminderDevice } from './use-reminder-device.ts';

const OBSTACLES: Partial<Record<ReminderState, string>> = {
  denied: remindersText.denied,
  'home-screen': remindersText.homeScreen,
  unsupported: remindersText.unsupported,
  unoffered: remindersText.unoffered,
};

interface RemindersSectionProps {
  memberId: string;
  /** The id of what leads to the calendar's address. */
  calendarId: string;
}

/** The settings' section on whether this device reminds her, and when it does not. */
export function RemindersSection({ memberId, calendarId }: RemindersSectionProps) {
  const { state, trouble, isBusy, turnOn, turnOff } = useReminderDevice(memberId);
  const words = useFocusWhenLost<HTMLOutputElement>();
  const inTheWay = OBSTACLES[state];
  return (
    <Card as="section" labelledBy="settings-reminders">
      <CardBody>
        <h2 id="settings-reminders">{remindersText.title}</h2>
        <div className={styles.section}>
          {state !== 'unoffered' && <p>{remindersText.info}</p>}
          <output ref={words} tabIndex={-1} className={styles.state}>
            {inTheWay ?? (state === 'on' ? remindersText.isOn : state === 'off' && remindersText.isOff)}
          </output>
          {inTheWay !== undefined && (
            <>
              <p>{remindersText.calendarInstead}</p>
              <a href={`#${calendarId}`} className={styles.way}>
                {remindersText.calendarWay}
              </a>
            </>
          )}
          {state === 'off' && (
            <>
              <NeedsConnection />
              <Button variant="secondary" icon={BellRing} isBusy={isBusy} onClick={turnOn}>
                {remindersText.turnOn}
              </Button>
            </>
          )}
          {state === 'on' && (
            <Button variant="secondary" icon={BellOff} isBusy={isBusy} onClick={turnOff}>
              {remindersText.turnOff}
            </Button>
          )}
          {trouble && (
            <Notice kind="danger" isAnnounced>
              {remindersText.troubles[trouble]}
            </Notice>
          )}
          {state !== 'unoffered' && <QuietHoursFields />}
        </div>
      </CardBody>
    </Card>
  );
}
