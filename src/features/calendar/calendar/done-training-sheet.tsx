import { lazy } from 'react';
import { useQuestion } from '../../../reading/use-question.ts';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { sessionsText } from '../../training/sessions/sessions.text.ts';
import { cardOf } from '../../training/trainings/training-card.ts';
import { trainingsQuestion } from '../../training/trainings/trainings.question.ts';

const SessionSheet = lazy(async () => ({
  default: (await import('../../training/sessions/session-sheet.tsx')).SessionSheet,
}));

interface DoneTrainingSheetProps {
  isOpen: boolean;
  openedAt: Date;
  day: string;
  onClose: () => void;
  onSaved: () => void;
}

/** A training of the catalogue that she has done: which one, when, how long and how it was. */
export function DoneTrainingSheet(props: DoneTrainingSheetProps) {
  const reading = useQuestion(trainingsQuestion);
  if (reading.state === 'ready') {
    const open = reading.answer.filter(({ locked }) => !locked);
    return <SessionSheet {...props} trainings={open.map(cardOf)} />;
  }
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={sessionsText.doneBefore}>
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
