import { Play } from 'lucide-react';
import { paths } from '../../contract/paths.ts';
import { formatWhen } from '../../language/dates.ts';
import { dotted } from '../../language/dotted.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { factsOf, nameOf, type Session } from './session.ts';
import { sessionsText } from './sessions.text.ts';

interface UnfinishedTrainingProps {
  session: Session;
  /** Its name is the screen's. */
  isOnItsScreen?: boolean;
}

/** „Pooleli treening“, with the way back to its very set. */
export function UnfinishedTraining({ session, isOnItsScreen = false }: UnfinishedTrainingProps) {
  const when = formatWhen(session.eventDateTime);
  const facts = [
    ...(isOnItsScreen ? [] : [nameOf(session)]),
    when,
    ...factsOf({ ...session, setCount: session.sets.length }),
  ];
  return (
    <Notice
      title={sessionsText.unfinished}
      action={
        <LinkButton to={paths.guided.to(session.trainingId ?? '')} icon={Play}>
          {sessionsText.continueTraining}
        </LinkButton>
      }
    >
      {dotted(facts)}
    </Notice>
  );
}
