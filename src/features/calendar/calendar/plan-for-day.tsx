import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { plannedTrainingsText } from '../../training/planned-trainings/planned-trainings.text.ts';

const PlanForDaySheet = lazy(async () => ({
  default: (await import('./plan-for-day-sheet.tsx')).PlanForDaySheet,
}));

/** Plans one of the catalogue's trainings for a day. */
export function PlanForDay({ day }: { day: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="compact" icon={CalendarPlus} onClick={() => setIsOpen(true)}>
        {plannedTrainingsText.plan}
      </Button>
      <Suspense>{isOpen && <PlanForDaySheet day={day} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
