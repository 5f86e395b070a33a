import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useAlarmChoice } from './alarm-choice.ts';
import styles from './alarm-line.module.css';
import { alarmWords } from './alarm-words.ts';
import { cuesText } from './cues.text.ts';

const AlarmSettings = lazy(() =>
  import('./alarm-settings.tsx').then((module) => ({ default: module.AlarmSettings })),
);

/** Says beside what will ring how it will reach her, and lets her choose otherwise. */
export function AlarmLine({ isSoundRefused = false }: { isSoundRefused?: boolean }) {
  const choice = useAlarmChoice();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.alarm}>
      <output className={styles.says}>{isSoundRefused ? cuesText.refused : alarmWords(choice)}</output>
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
