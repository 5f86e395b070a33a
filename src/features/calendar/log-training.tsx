import { CalendarCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { sync } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { sessionsText } from '../sessions/sessions.text.ts';
import { DoneTrainingSheet } from './done-training-sheet.tsx';

/** „Stuudio treening“: logs a training of the catalogue for a day, whether the schedule has it or not. */
export function LogTraining({ day }: { day: string }) {
  const show = useSnackbar();
  const [opened, setOpened] = useState<{ openedAt: Date; isOpen: boolean }>();
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        icon={CalendarCheck}
        onClick={() => setOpened({ openedAt: new Date(), isOpen: true })}
      >
        {sessionsText.ofCatalogue}
      </Button>
      <Suspense>
        {opened && (
          <DoneTrainingSheet
            {...opened}
            day={day}
            onSaved={() => show({ text: sync.savedOnDevice })}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  );
}
