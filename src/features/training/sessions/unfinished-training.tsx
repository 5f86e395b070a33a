import { Check, Play } from 'lucide-react';
import { paths } from '../../../../contract/paths.ts';
import { formatWhen } from '../../../language/dates.ts';
import { dotted } from '../../../language/dotted.ts';
import { Button } from '../../../ui/button.tsx';
import row from '../../../ui/button-row.module.css';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { factsOf, nameOf } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';
import { useEnding } from './use-ending.ts';

interface UnfinishedTrainingProps {
  shown: ShownSession;
  /** Its name is the screen's. */
  isOnItsScreen?: boolean;
}

/** „Pooleli treening“, with the way back to its very set, and its end for who does not go back. */
export function UnfinishedTraining({ shown, isOnItsScreen = false }: UnfinishedTrainingProps) {
  const { session } = shown;
  const { end, problem } = useEnding(shown);
  const when = formatWhen(session.eventDateTime, useToday());
  const facts = [
    ...(isOnItsScreen ? [] : [nameOf(session)]),
    when,
    ...factsOf({ ...session, setCount: session.sets.length }),
  ];
  return (
    <Notice
      title={sessionsText.unfinished}
      action={
        <div className={row.row}>
          <LinkButton to={paths.guided.to(session.trainingId ?? '')} icon={Play}>
            {sessionsText.continueTraining}
          </LinkButton>
          <Button variant="secondary" icon={Check} onClick={end}>
            {sessionsText.endTraining}
          </Button>
        </div>
      }
    >
      {dotted(facts)}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </Notice>
  );
}
