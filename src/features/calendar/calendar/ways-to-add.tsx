import { CalendarCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { sync } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { sessionsText } from '../../training/sessions/sessions.text.ts';
import { DoneTrainingSheet } from './done-training-sheet.tsx';
import { PlanForDay } from './plan-for-day.tsx';

/** „Planeeri treening“ for a day that is not over, „Stuudio treening“ for one that is not to come. */
export function WaysToAdd({ day, now }: { day: string; now: Date }) {
  const today = dayOf(momentOf(now));
  return (
    <>
      {day <= today && <LogTraining day={day} />}
      {day >= today && <PlanForDay day={day} />}
    </>
  );
}

/** „Stuudio treening“: logs a training of the catalogue for a day, whether the schedule has it or not. */
function LogTraining({ day }: { day: string }) {
  const show = useSnackbar();
  // With its day, which is another one after midnight.
  const [opened, setOpened] = useState<{ day: string; openedAt: Date; isOpen: boolean }>();
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        icon={CalendarCheck}
        onClick={() => setOpened({ day, openedAt: new Date(), isOpen: true })}
      >
        {sessionsText.ofCatalogue}
      </Button>
      <Suspense>
        {opened && (
          <DoneTrainingSheet
            {...opened}
            onSaved={() => show({ text: sync.savedOnDevice })}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  );
}
