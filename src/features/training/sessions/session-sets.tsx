import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import measurementList from '../../../ui/figure-list.module.css';
import { lastTimeWords } from './last-time.ts';
import type { Session } from './session.ts';
import { sessionsText } from './sessions.text.ts';

/** Her sets, exercise by exercise; each leads to its history. */
export function SessionSets({ sets }: Pick<Session, 'sets'>) {
  const exercises = new Map(sets.map((set) => [`${set.exerciseId} ${set.exercise}`, set]));
  return (
    <details>
      <summary>{sessionsText.sets}</summary>
      <ul className={measurementList.change}>
        {[...exercises.values()].map(({ exerciseId, exercise }) => (
          <li key={`${exerciseId} ${exercise}`}>
            {exerciseId === null ? exercise : <Link to={paths.exercises.to(exerciseId)}>{exercise}</Link>}{' '}
            {lastTimeWords(sets.filter((set) => set.exerciseId === exerciseId && set.exercise === exercise))}
          </li>
        ))}
      </ul>
    </details>
  );
}
