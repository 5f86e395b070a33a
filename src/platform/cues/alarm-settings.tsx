import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { canVibrate } from '../../ui/vibration.ts';
import { ALARM_REACHES, ALARM_SOUNDS, chooseAlarm, useAlarmChoice } from './alarm-choice.ts';
import styles from './alarm-settings.module.css';
import { testAlarm } from './alarm-test.ts';
import { cuesText } from './cues.text.ts';
import { mayStopWithLock } from './media-controls.ts';

const SOUNDS = ALARM_SOUNDS.map((value) => ({ value, label: cuesText.sounds[value] }));
const REACHES = ALARM_REACHES.map((value) => ({ value, label: cuesText.reaches[value] }));

/** The choice of how an alarm reaches her on this device, with a test of it. */
export function AlarmSettings() {
  const { sound, reach } = useAlarmChoice();
  const sounds = SOUNDS.filter(({ value }) => value !== 'vibration' || canVibrate());
  return (
    <div className={styles.settings}>
      <SegmentedControl
        label={cuesText.sound}
        options={sounds}
        value={sound}
        onChange={(value) => chooseAlarm({ sound: value })}
      />
      {sound === 'tones' && (
        <SegmentedControl
          label={cuesText.reach}
          options={REACHES}
          value={reach}
          onChange={(value) => chooseAlarm({ reach: value })}
        />
      )}
      <p className={styles.hint}>{cuesText.hints[sound === 'tones' ? reach : sound]}</p>
      {sound === 'tones' && reach === 'everywhere' && <AlarmTest />}
    </div>
  );
}

function AlarmTest() {
  const { test } = useAlarmChoice();
  const [isRunning, setIsRunning] = useState(false);
  const run = async () => {
    setIsRunning(true);
    chooseAlarm({ test: await testAlarm() });
    setIsRunning(false);
  };
  const hint = mayStopWithLock() ? cuesText.testHintSafari : cuesText.testHint;
  return (
    <>
      <Button variant="secondary" icon={BellRing} isBusy={isRunning} onClick={() => void run()}>
        {cuesText.test}
      </Button>
      <output className={styles.result}>
        {isRunning ? cuesText.testRuns : test ? cuesText.testResults[test] : hint}
        {test && !isRunning && <span className={styles.hint}>{cuesText.testUnheard}</span>}
      </output>
    </>
  );
}
