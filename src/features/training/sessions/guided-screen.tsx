import { useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { TrainingDetailsFragment } from '../../../../contract/documents.generated.ts';
import { GUIDED, restsOff } from '../../../../contract/marks/rests-off.mark.ts';
import { paths } from '../../../../contract/paths.ts';
import { nav, training as trainingWords } from '../../../language/words.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useIsVisitor } from '../../../session/use-session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useMark } from '../../../platform/marks/use-mark.ts';
import { closeSession } from './close-session.ts';
import { hasSets, setsOfPlan } from './plan-sets.ts';
import { recordsOf } from './records.ts';
import { draftOfSession, type SessionDraft } from './save-session.ts';
import { isNothingDone, isUnderWay, type Session } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';
import { setsWithSwaps } from './swapped-sets.ts';
import { useSessions } from './use-sessions.ts';
import { cardOf } from '../trainings/training-card.ts';
import { trainingQuestion } from '../trainings/trainings.question.ts';
import { GuidedEnd } from './guided-end.tsx';
import { GuidedPlayer } from './guided-player.tsx';
import { GuidedRun } from './guided-run.ts';
import { guidedText } from './guided.text.ts';
import { PlanGone } from './plan-gone.tsx';
import { useSwaps } from './use-swaps.ts';

export { FilmLog } from './film-log.tsx';

const BACK = { to: paths.studio.to(), label: nav['/studio'] };

/** `/studio/:id/session`: the training that she has begun, at her place in it. */
export function GuidedScreen() {
  const { id = '' } = useParams();
  const outbox = useOutbox();
  const isVisitor = useIsVisitor();
  const reading = useQuestion(trainingQuestion, id);
  const { sessions, all, reading: sessionsReading } = useSessions();
  const { isWhole } = sessionsReading;
  const isRead = sessionsReading.state === 'ready';
  const found = sessions.find(({ session }) => isUnderWay(session) && session.trainingId === id);
  const [begun, setBegun] = useState<ShownSession>();
  // Once open it stays, whatever becomes of the list.
  if (!begun && found) setBegun(found);
  const [training, setTraining] = useState<TrainingDetailsFragment>();
  // Nor does the end of a subscription come between two sets, or staff who take it away.
  if (!training && hasSets(reading.answer?.plan ?? null)) setTraining(reading.answer);
  const isPlanGone = !training && isWithoutPlan(reading);
  const isGone = outbox && sessionsReading.state !== 'loading' && !found && (!begun || isPlanGone);
  if (isVisitor || isGone) return <Navigate to={paths.studio.to(id)} replace />;
  if (outbox && training && begun)
    return <Guided key={begun.session.id} {...{ outbox, training, begun, sessions, all, isWhole, isRead }} />;
  if (isPlanGone && found) return <PlanGone key={found.session.id} shown={found} back={BACK} />;
  return (
    <Page title={trainingWords.training} back={BACK}>
      {reading.answer || reading.state === 'loading' ? (
        <LoadingRegion>
          <Skeleton count={6} />
        </LoadingRegion>
      ) : (
        <ReadFailure reading={reading} back={BACK} />
      )}
    </Page>
  );
}

/** True if the service says that the plan is out of reach: it is closed to her, or no longer there. */
function isWithoutPlan({ answer, code }: Reading<TrainingDetailsFragment>): boolean {
  if (answer) return !hasSets(answer.plan);
  return code === 'NOT_FOUND' || code === 'NOT_AUTHORIZED';
}

interface GuidedProps {
  outbox: Outbox;
  training: TrainingDetailsFragment;
  begun: ShownSession;
  sessions: readonly ShownSession[];
  all: readonly ShownSession[];
  /** True if these are all her sessions, so that a record is one. */
  isWhole: boolean;
  /** True if a session that is not among them is gone. */
  isRead: boolean;
}

function Guided({ outbox, training, begun, sessions, all, isWhole, isRead }: GuidedProps) {
  const navigate = useNavigate();
  const isWithoutRests = useMark(restsOff, GUIDED) === true;
  // The plan as she began it.
  const [plan] = useState(training.plan ?? []);
  const swaps = useSwaps(begun.session.id);
  const sets = useMemo(
    () => setsWithSwaps(setsOfPlan(plan, { isWithoutRests }), swaps),
    [plan, isWithoutRests, swaps],
  );
  const [run] = useState(() => new GuidedRun(outbox, begun.session, sets));
  const [isEnding, setIsEnding] = useState(false);
  const [ended, setEnded] = useState<SessionDraft>();
  const shown = all.find(({ session }) => session.id === begun.session.id);
  const elsewhere = isEnding ? undefined : elsewhereOf(shown, isRead);
  const isOver = isEnding || elsewhere !== undefined;
  useEffect(() => (isOver ? undefined : run.run()), [run, isOver]);
  useEffect(() => run.changeSets(sets), [run, sets]);
  useEffect(() => {
    if (shown) run.follow(shown.session);
  }, [run, shown]);

  const leave = () => void navigate(paths.studio.to(training.id), { replace: true });
  const end = async () => {
    const { state } = run.view.get();
    if (state.done.length > 0) return setEnded(await run.finish(cardOf(training)));
    await closeSession(outbox, shown ?? begun);
    leave();
  };
  const finish = async () => {
    setIsEnding(true);
    try {
      await end();
    } catch (error) {
      setIsEnding(false);
      throw error;
    }
  };
  const others: readonly Session[] = sessions.map(({ session }) => session);
  const over = ended ?? elsewhere?.ended;
  return (
    <Page title={training.title} back={BACK}>
      {elsewhere?.isGone ? (
        <Notice
          kind={elsewhere.isKept ? 'danger' : 'info'}
          title={elsewhere.isEnded ? guidedText.overElsewhere : guidedText.gone}
          isAnnounced
          action={<LinkButton to={paths.studio.to(training.id)}>{guidedText.toTraining}</LinkButton>}
        >
          {!elsewhere.isEnded && (elsewhere.isKept ? guidedText.goneKept : guidedText.goneInfo)}
        </Notice>
      ) : over ? (
        <GuidedEnd
          title={training.title}
          session={over}
          isElsewhere={!ended}
          run={run}
          records={isWhole ? recordsOf(over, others) : []}
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

/** The result of another tab's or phone's change to it. */
type Elsewhere =
  | { isGone: false; ended: SessionDraft }
  /** `isKept`: the sets done here are kept in a refused entry. */
  | { isGone: true; ended?: undefined; isKept: boolean; isEnded?: true };

/** Undefined of one that goes on. */
function elsewhereOf(shown: ShownSession | undefined, isRead: boolean): Elsewhere | undefined {
  if (!shown) return isRead ? { isGone: true, isKept: false } : undefined;
  if (shown.entry?.state === 'refused' && shown.entry.refusal?.code === 'NOT_FOUND')
    return { isGone: true, isKept: true };
  // With nothing done it is in no list: there is nothing to say of it but that.
  if (isNothingDone(shown.session)) return { isGone: true, isKept: false, isEnded: true };
  return shown.session.endDateTime === null
    ? undefined
    : { isGone: false, ended: draftOfSession(shown.session) };
}
