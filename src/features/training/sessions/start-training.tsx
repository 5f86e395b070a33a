import { Play } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { useAlarmChoice } from '../../../platform/cues/alarm-choice.ts';
import { MusicQuestion } from '../../../platform/cues/music-question.tsx';
import { sessionsText } from './sessions.text.ts';
import type { PlannedTraining } from './start-session.ts';
import styles from './start-training.module.css';
import { UnfinishedTraining } from './unfinished-training.tsx';
import { useStarting } from './use-starting.tsx';

/** „Alusta treeningut“; of a training that she has left, „Jätka treeningut“. */
export function StartTraining({ training }: { training: PlannedTraining }) {
  const navigate = useNavigate();
  const place = useFocusKept();
  const alarm = useAlarmChoice();
  const { own, isBusy, press, problem, question } = useStarting(training, () =>
    navigate(paths.guided.to(training.id)),
  );
  const isMusicAsked = !alarm.isHers && alarm.sound === 'tones';
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
        isBusy={isBusy}
        onClick={press}
      >
        {own ? sessionsText.startAgain : sessionsText.startTraining}
      </Button>
      {isMusicAsked && <MusicQuestion />}
      {question}
    </div>
  );
}
