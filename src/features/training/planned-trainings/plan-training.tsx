import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { Button } from '../../../ui/button.tsx';
import { plannedTrainingsText } from './planned-trainings.text.ts';

const PlanSheet = lazy(async () => ({ default: (await import('./plan-sheet.tsx')).PlanSheet }));

/** Plans the training on the screen. */
export function PlanTraining({ training }: { training: TrainingCardFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="compact" icon={CalendarPlus} onClick={() => setIsOpen(true)}>
        {plannedTrainingsText.plan}
      </Button>
      <Suspense>{isOpen && <PlanSheet trainings={[training]} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
