import { useQuestion } from '../../../reading/use-question.ts';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { PlanSheet } from '../../training/planned-trainings/plan-sheet.tsx';
import { plannedTrainingsText } from '../../training/planned-trainings/planned-trainings.text.ts';
import { trainingsQuestion } from '../../training/trainings/trainings.question.ts';

/** The trainings that are open to her. */
export function PlanForDaySheet({ day, onClose }: { day: string; onClose: () => void }) {
  const reading = useQuestion(trainingsQuestion);
  if (reading.state === 'ready') {
    const open = reading.answer.filter(({ locked }) => !locked);
    return <PlanSheet trainings={open} day={day} onClose={onClose} />;
  }
  return (
    <Sheet isOpen onClose={onClose} title={plannedTrainingsText.plan}>
      {reading.state === 'loading' ? (
        <LoadingRegion>
          <Skeleton count={4} />
        </LoadingRegion>
      ) : (
        <ReadFailure reading={reading} />
      )}
    </Sheet>
  );
}
