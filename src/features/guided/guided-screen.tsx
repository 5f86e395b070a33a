import { useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { TrainingDetailsFragment } from '../../contract/documents.generated.ts';
import { GUIDED, restsOff } from '../../contract/marks/rests-off.mark.ts';
import { paths } from '../../contract/paths.ts';
import { nav, training as trainingWords } from '../../language/words.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { useIsVisitor } from '../../session/use-session.ts';
import { Page } from '../../ui/page.tsx';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { useMark } from '../marks/use-mark.ts';
import { setsOfPlan } from '../sessions/plan-sets.ts';
import { recordsOf } from '../sessions/records.ts';
import type { SessionDraft } from '../sessions/save-session.ts';
import { isUnderWay, type Session } from '../sessions/session.ts';
import type { ShownSession } from '../sessions/sessions-with-entries.ts';
import { closeSession } from '../sessions/start-session.ts';
import { useSessions } from '../sessions/use-sessions.ts';
import { cardOf } from '../trainings/training-card.ts';
import { trainingQuestion } from '../trainings/trainings.question.ts';
import { GuidedEnd } from './guided-end.tsx';
import { GuidedPlayer } from './guided-player.tsx';
import { GuidedRun } from './guided-run.ts';

const BACK = { to: paths.studio.to(), label: nav['/studio'] };

/** `/studio/:id/session`: the training that she has begun, where she is in it. */
export function GuidedScreen() {
  const { id = '' } = useParams();
  const outbox = useOutbox();
  const isVisitor = useIsVisitor();
  const reading = useQuestion(trainingQuestion, id);
  const { sessions, reading: sessionsReading } = useSessions();
  const { isWhole } = sessionsReading;
  const found = sessions.find(({ session }) => isUnderWay(session) && session.trainingId === id);
  const [begun, setBegun] = useState<ShownSession>();
  // Once open it stays, whatever becomes of the list.
  if (!begun && found) setBegun(found);
  const training = reading.answer;
  const isGone = outbox && sessionsReading.state !== 'loading' && !begun && !found;
  if (isVisitor || isGone || (training && !training.plan))
    return <Navigate to={paths.studio.to(id)} replace />;
  if (outbox && training && begun)
    return <Guided key={begun.session.id} {...{ outbox, training, begun, sessions, isWhole }} />;
  return (
    <Page title={trainingWords.training} back={BACK}>
      {training || reading.state === 'loading' ? (
        <LoadingRegion>
          <Skeleton count={6} />
        </LoadingRegion>
      ) : (
        <ReadFailure reading={reading} back={BACK} />
      )}
    </Page>
  );
}

interface GuidedProps {
  outbox: Outbox;
  training: TrainingDetailsFragment;
  begun: ShownSession;
  sessions: readonly ShownSession[];
  /** Whether all that she has done is among them, so that a record is one. */
  isWhole: boolean;
}

function Guided({ outbox, training, begun, sessions, isWhole }: GuidedProps) {
  const navigate = useNavigate();
  const isWithoutRests = useMark(restsOff, GUIDED) === true;
  // The plan as she began it.
  const [plan] = useState(training.plan ?? []);
  const sets = useMemo(() => setsOfPlan(plan, { isWithoutRests }), [plan, isWithoutRests]);
  const [run] = useState(() => new GuidedRun(outbox, begun.session, sets));
  const [ended, setEnded] = useState<SessionDraft>();
  const shown = sessions.find(({ session }) => session.id === begun.session.id);
  useEffect(() => (ended ? undefined : run.run()), [run, ended]);
  useEffect(() => run.changeSets(sets), [run, sets]);
  useEffect(() => {
    if (shown) run.follow(shown.session);
  }, [run, shown]);

  const leave = () => void navigate(paths.studio.to(training.id), { replace: true });
  const finish = async () => {
    const { state } = run.view.get();
    if (state.done.length > 0) return setEnded(await run.finish(cardOf(training)));
    await closeSession(outbox, shown ?? begun);
    leave();
  };
  const others: readonly Session[] = sessions.map(({ session }) => session);
  return (
    <Page title={training.title} back={BACK}>
      {ended ? (
        <GuidedEnd
          title={training.title}
          session={ended}
          run={run}
          records={isWhole ? recordsOf(ended, others) : []}
          onClose={leave}
        />
      ) : (
        <GuidedPlayer
          training={training}
          sessionId={begun.session.id}
          run={run}
          sessions={others}
          isWhole={isWhole}
          onLeave={leave}
          onFinish={finish}
        />
      )}
    </Page>
  );
}
