import { CalendarCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { addDays, dayOf, momentOf } from '../../../../contract/moments.ts';
import { sync } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { sessionsText } from './sessions.text.ts';

const SessionSheet = lazy(async () => ({ default: (await import('./session-sheet.tsx')).SessionSheet }));

/** Logs the training on the screen for another day: yesterday, unless she chooses. */
export function DidEarlier({ training }: { training: TrainingCardFragment }) {
  const show = useSnackbar();
  const [opened, setOpened] = useState<{ openedAt: Date; isOpen: boolean }>();
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        icon={CalendarCheck}
        onClick={() => setOpened({ openedAt: new Date(), isOpen: true })}
      >
        {sessionsText.didEarlier}
      </Button>
      <Suspense>
        {opened && (
          <SessionSheet
            {...opened}
            day={addDays(dayOf(momentOf(opened.openedAt)), -1)}
            trainings={[training]}
            onSaved={() => show({ text: sync.savedOnDevice })}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  );
}
