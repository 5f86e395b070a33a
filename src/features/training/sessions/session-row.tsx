import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { formatTime } from '../../../language/dates.ts';
import { dotted } from '../../../language/dotted.ts';
import { actions, calendar, fill } from '../../../language/words.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import measurementList from '../../../ui/figure-list.module.css';
import { EntrySyncMark } from '../../../platform/sync-status/entry-sync-mark.tsx';
import { useShownMark } from '../../../platform/sync-status/use-shown-mark.ts';
import { sessionReason } from './refusal-reason.ts';
import { needsEditing } from './save-session.ts';
import { SessionSets } from './session-sets.tsx';
import { factsOf, isUnderWay, nameOf } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';

interface SessionRowProps {
  shown: ShownSession;
  isDone: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A training that she logged herself, on its day. */
export function SessionRow({ shown, isDone, onEdit, onDelete }: SessionRowProps) {
  const outbox = useOutbox();
  const titleId = useId();
  const { session, entry } = shown;
  const mark = useShownMark(shown.mark);
  const time = fill(sessionsText.atTime, { time: formatTime(session.eventDateTime) });
  // Two walks on one day are told apart by their hour.
  const item = `${nameOf(session)}, ${time.toLocaleLowerCase('et')}`;
  const facts = [
    ...(isDone ? [calendar.completed] : []),
    ...(isUnderWay(session) ? [sessionsText.unfinished] : []),
    ...factsOf({ ...session, setCount: session.sets.length }),
  ];
  return (
    <li className={measurementList.head} aria-labelledby={titleId}>
      <div>
        <p className={measurementList.change}>{time}</p>
        <h3 id={titleId}>
          {session.trainingId === null ? (
            nameOf(session)
          ) : (
            <Link to={paths.studio.to(session.trainingId)}>{nameOf(session)}</Link>
          )}
        </h3>
        {facts.length > 0 && <p className={measurementList.change}>{dotted(facts)}</p>}
        {session.sets.length > 0 && <SessionSets sets={session.sets} />}
        {session.note !== null && <p>{session.note}</p>}
        {mark && (
          <EntrySyncMark
            state={mark}
            entry={entry}
            ownReason={sessionReason}
            onRetry={entry && (() => void outbox?.retry(entry).catch(() => undefined))}
            onEdit={needsEditing(entry) && !isUnderWay(session) ? onEdit : undefined}
            titleId={titleId}
          />
        )}
      </div>
      {!isUnderWay(session) && (
        <IconButton icon={Pencil} label={`${actions.edit}: ${item}`} onClick={onEdit} />
      )}
      <IconButton icon={Trash2} label={`${actions.delete}: ${item}`} onClick={onDelete} />
    </li>
  );
}
