import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { fill } from '../../../language/words.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { closeSession } from './close-session.ts';
import { isUnderWay, nameOf } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';
import { type PlannedTraining, startSession } from './start-session.ts';
import { useSessions } from './use-sessions.ts';

interface Starting {
  /** The training as she has begun it and not ended. */
  own: ShownSession | undefined;
  /** It is not known yet if one is under way. */
  isBusy: boolean;
  /** Begins it; if one is under way, asks first. */
  press: () => void;
  problem: string | undefined;
  /** The question, while it is asked. */
  question: ReactNode;
}

/** Begins a training at its first set. `onStarted` is told the session's id once that is on the disk. */
export function useStarting(training: PlannedTraining, onStarted: (id: string) => unknown): Starting {
  const outbox = useOutbox();
  const { sessions, reading } = useSessions();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isStarting = useRef(false);
  const underWay = sessions.filter(({ session }) => isUnderWay(session));
  const own = underWay.find(({ session }) => session.trainingId === training.id);
  const unfinished = own ?? underWay[0];

  const start = async () => {
    // A second press may come before the first session is on the disk, and would begin another.
    if (!outbox || isStarting.current) return;
    isStarting.current = true;
    setIsAsking(false);
    setProblem(undefined);
    let id: string;
    try {
      for (const shown of underWay) await closeSession(outbox, shown);
      id = await startSession(outbox, training);
    } catch (error) {
      setProblem(notSavedReason(error, sessionsText.notStartedInfo));
      return;
    } finally {
      isStarting.current = false;
    }
    await onStarted(id);
  };
  return {
    own,
    // One that she has begun on another phone is to be gone on with or ended, and not forgotten beside a second one.
    isBusy: !outbox || reading.state === 'loading',
    press: () => (unfinished ? setIsAsking(true) : void start()),
    problem,
    question: isAsking && unfinished && (
      <StartQuestion
        unfinished={unfinished}
        isOwn={own !== undefined}
        onStart={() => void start()}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}

interface StartQuestionProps {
  unfinished: ShownSession;
  isOwn: boolean;
  onStart: () => void;
  onClose: () => void;
}

function StartQuestion({ unfinished: { session }, isOwn, onStart, onClose }: StartQuestionProps) {
  const buttons = (
    <>
      <Button variant="secondary" onClick={onStart}>
        {isOwn ? sessionsText.startAgain : sessionsText.startNew}
      </Button>
      <LinkButton to={paths.guided.to(session.trainingId ?? '')}>{sessionsText.continueTraining}</LinkButton>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={sessionsText.startQuestion} actions={buttons}>
      <p>{fill(sessionsText.startQuestionText, { name: nameOf(session) })}</p>
    </Dialog>
  );
}
