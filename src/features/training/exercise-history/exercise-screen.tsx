import { useParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { Page } from '../../../ui/page.tsx';
import { ExerciseHistory } from './exercise-history.tsx';
import { historyText } from './exercise-history.text.ts';
import { exercisesOf } from './exercise-history.ts';
import { HistoryReading } from './history-reading.tsx';
import { useHistory } from './use-history.ts';

const BACK = { to: paths.exercises.to(), label: historyText.title };

/** `/diary/exercises/:id`: one exercise over time. */
export function ExerciseScreen() {
  const { id = '' } = useParams();
  const history = useHistory();
  const name = exercisesOf(history.sessions).find(({ exerciseId }) => exerciseId === id)?.name;
  return (
    <Page title={name ?? historyText.one} back={BACK}>
      <HistoryReading history={history} isEmpty={name === undefined} emptyTitle={historyText.noSuch}>
        <ExerciseHistory exerciseId={id} sessions={history.sessions} isWhole={history.reading.isWhole} />
      </HistoryReading>
    </Page>
  );
}
