import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { fill } from '../../../language/words.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { useAlarmChoice } from '../../../platform/cues/alarm-choice.ts';
import { MusicQuestion } from '../../../platform/cues/music-question.tsx';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { closeSession } from './close-session.ts';
import { isUnderWay, nameOf } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';
import { type PlannedTraining, startSession } from './start-session.ts';
import styles from './start-training.module.css';
import { UnfinishedTraining } from './unfinished-training.tsx';
import { useSessions } from './use-sessions.ts';

/** „Alusta treeningut“; of a training that she has left, „Jätka treeningut“. */
export function StartTraining({ training }: { training: PlannedTraining }) {
  const outbox = useOutbox();
  const navigate = useNavigate();
  const { sessions, reading } = useSessions();
  const place = useFocusKept();
  const alarm = useAlarmChoice();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isStarting = useRef(false);
  const underWay = sessions.filter(({ session }) => isUnderWay(session));
  const own = underWay.find(({ session }) => session.trainingId === training.id);
  const unfinished = own ?? underWay[0];
  const isMusicAsked = !alarm.isHers && alarm.sound === 'tones';

  const start = async () => {
    // A second press may come before the first session is on the disk, and would begin another.
    if (!outbox || isStarting.current) return;
    isStarting.current = true;
    setIsAsking(false);
    setProblem(undefined);
    try {
      for (const shown of underWay) await closeSession(outbox, shown);
      await startSession(outbox, training);
    } catch (error) {
      setProblem(notSavedReason(error, sessionsText.notStartedInfo));
      return;
    } finally {
      isStarting.current = false;
    }
    await navigate(paths.guided.to(training.id));
  };
  return (
    <div ref={place} className={classes(styles.start, isMusicAsked && styles.wide)}>
      {problem !== undefined && (
        <Notice kind="danger" title={sessionsText.notStarted} isAnnounced>
          {problem}
        </Notice>
      )}
      {own && <UnfinishedTraining shown={own} isOnItsScreen />}
      <Button
        variant={own ? 'secondary' : 'primary'}
        size={own ? 'regular' : 'large'}
        icon={own ? undefined : Play}
        // One that she has begun on another phone is to be gone on with or ended, and not forgotten beside a second one.
        isBusy={!outbox || reading.state === 'loading'}
        onClick={() => (unfinished ? setIsAsking(true) : void start())}
      >
        {own ? sessionsText.startAgain : sessionsText.startTraining}
      </Button>
      {isMusicAsked && <MusicQuestion />}
      {isAsking && unfinished && (
        <StartQuestion
          unfinished={unfinished}
          isOwn={own !== undefined}
          onStart={() => void start()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
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
