import { Link } from 'react-router-dom';
import { dayOf } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatDayOf } from '../../../language/dates.ts';
import { dotted } from '../../../language/dotted.ts';
import { fill } from '../../../language/words.ts';
import { useToday } from '../../../ui/use-today.ts';
import list from '../../../ui/figure-list.module.css';
import { factsOf, isUnderWay, type Session } from './session.ts';
import { sessionsText } from './sessions.text.ts';
import { useSessions } from './use-sessions.ts';

/** The date, the figures and the note of her last time with this training. Renders nothing if there is none. */
export function LastSession({ trainingId }: { trainingId: string }) {
  const { sessions } = useSessions();
  const today = useToday();
  const last = lastSessionOf(
    trainingId,
    sessions.map(({ session }) => session),
  );
  if (!last) return null;
  const day = dayOf(last.eventDateTime);
  return (
    <div>
      <p className={list.change}>
        <Link to={paths.calendar.to(day)}>
          {fill(sessionsText.lastSession, { day: formatDayOf(day, today) })}
        </Link>
        {dotted(['', ...factsOf({ ...last, setCount: last.sets.length })])}
      </p>
      <LastNote note={last.note} />
    </div>
  );
}

export function LastNote({ note }: { note: string | null | undefined }) {
  return typeof note === 'string' && <p>{fill(sessionsText.lastNote, { note })}</p>;
}

/** Returns the newest finished session of a catalogue training; `sessions` are newest first. */
export function lastSessionOf(trainingId: string, sessions: readonly Session[]): Session | undefined {
  return sessions.find((session) => session.trainingId === trainingId && !isUnderWay(session));
}
