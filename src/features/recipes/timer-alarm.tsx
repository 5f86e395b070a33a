import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type AlarmChoice, useAlarmChoice } from '../cues/alarm-choice.ts';
import { cuesText } from '../cues/cues.text.ts';
import styles from './timer-alarm.module.css';

const AlarmSettings = lazy(() =>
  import('../cues/alarm-settings.tsx').then((module) => ({ default: module.AlarmSettings })),
);

/** Says below the timers how they will reach her, and lets her choose otherwise. */
export function TimerAlarm({ isSoundRefused }: { isSoundRefused: boolean }) {
  const choice = useAlarmChoice();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.alarm}>
      <output className={styles.says}>{isSoundRefused ? cuesText.refused : alarmText(choice)}</output>
      <Button variant="quiet" size="compact" icon={BellRing} onClick={() => setIsOpen(true)}>
        {cuesText.alarm}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={cuesText.alarm}>
        {isOpen && (
          <Suspense>
            <AlarmSettings />
          </Suspense>
        )}
      </Sheet>
    </div>
  );
}

function alarmText({ sound, reach, test }: AlarmChoice): string {
  if (sound !== 'tones') return cuesText.says[sound];
  if (reach === 'screen') return cuesText.says.screen;
  if (test === 'locked') return cuesText.says.proven;
  return test === 'stopped' ? cuesText.says.stopped : cuesText.says.everywhere;
}
