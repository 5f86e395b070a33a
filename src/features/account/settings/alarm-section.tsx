import { Card, CardBody } from '../../../ui/card.tsx';
import { useAlarmChoice } from '../../../platform/cues/alarm-choice.ts';
import { AlarmSettings } from '../../../platform/cues/alarm-settings.tsx';
import { alarmWords } from '../../../platform/cues/alarm-words.ts';
import { cuesText } from '../../../platform/cues/cues.text.ts';
import styles from './settings.module.css';

/** The sound of trainings and kitchen timers on this device. */
export function AlarmSection() {
  const choice = useAlarmChoice();
  return (
    <Card as="section" labelledBy="settings-alarm">
      <CardBody>
        <h2 id="settings-alarm">{cuesText.alarm}</h2>
        <p>{cuesText.of}</p>
        <output className={styles.says}>{alarmWords(choice)}</output>
        <AlarmSettings />
      </CardBody>
    </Card>
  );
}
