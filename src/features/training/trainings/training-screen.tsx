import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { TrainingDetailsFragment } from '../../../../contract/documents.generated.ts';
import { paths } from '../../../../contract/paths.ts';
import { actions, nav, training as trainingWords } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useIsVisitor, useMember } from '../../../session/use-session.ts';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { Page } from '../../../ui/page.tsx';
import line from '../../../ui/quiet-line.module.css';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import { LockedNotice } from '../../../platform/access/locked-notice.tsx';
import { trainingOwnerQuestion } from '../../../platform/access/plan-owner.question.ts';
import { PlanOwner } from '../../../platform/access/plan-owner.tsx';
import { FavouriteButton } from '../../../platform/favourites/favourite-button.tsx';
import { PlanTraining } from '../planned-trainings/plan-training.tsx';
import { LiveClass } from '../schedule/live-class.tsx';
import { DidEarlier } from '../sessions/did-earlier.tsx';
import { LastSession } from '../sessions/last-session.tsx';
import { hasSets } from '../sessions/plan-sets.ts';
import { StartTraining } from '../sessions/start-training.tsx';
import type { Published } from '../../../platform/withdrawn/withdrawn.tsx';
import { CompletionAction } from './completion-action.tsx';
import { SoundcloudPlayer } from './soundcloud-player.tsx';
import { cardOf } from './training-card.ts';
import { TrainingFacts } from './training-facts.tsx';
import { TrainingPlan } from './training-plan.tsx';
import type { FilmLogPart } from './training-player.tsx';
import styles from './training-screen.module.css';
import { TrainingVideo } from './training-video.tsx';
import { trainingQuestion } from './trainings.question.ts';
import { trainingsText } from './trainings.text.ts';

const Withdrawn = lazy(async () => ({
  default: (await import('../../../platform/withdrawn/withdrawn.tsx')).Withdrawn,
}));

const BACK = { to: paths.studio.to(), label: nav['/studio'] };

interface TrainingScreenProps {
  /** Logs sets beside the film. */
  filmLog?: FilmLogPart;
}

export function TrainingScreen({ filmLog }: TrainingScreenProps) {
  const { id = '' } = useParams();
  const reading = useQuestion(trainingQuestion, id);
  if (reading.state === 'ready')
    return (
      <Training
        key={reading.answer.id}
        training={reading.answer}
        asOf={reading.asOf}
        retry={reading.retry}
        filmLog={filmLog}
      />
    );
  return (
    <Page title={trainingWords.training} back={BACK}>
      {reading.state === 'loading' ? (
        <LoadingRegion>
          <Skeleton shape="cover" />
          <Skeleton count={6} />
        </LoadingRegion>
      ) : (
        <ReadFailure reading={reading} back={BACK} />
      )}
    </Page>
  );
}

interface TrainingProps {
  training: TrainingDetailsFragment & Published;
  asOf: number | undefined;
  retry: () => void;
  filmLog: FilmLogPart | undefined;
}

function Training({ training, asOf, retry, filmLog }: TrainingProps) {
  // The film is what she came for; without one she begins with the guided training.
  const hasFilm = !training.locked && training.videoBytes !== null;
  const about = (
    <>
      <TrainingFacts training={training} />
      <PlanOwner question={trainingOwnerQuestion} content={training} />
      {!training.locked && training.type.includes('LIVE') && (
        <LiveClass trainingId={training.id} hasFilm={hasFilm} />
      )}
      {!training.locked && <Start training={training} />}
    </>
  );
  return (
    <Page
      title={training.title}
      back={BACK}
      cornerAction={<FavouriteButton thing="training" id={training.id} />}
    >
      <StaleNote asOf={asOf} />
      <Suspense>
        <Withdrawn part="trainings" content={training} {...{ asOf, retry }} />
      </Suspense>
      {!hasFilm && about}
      <div className={styles.columns}>
        <div className={styles.media}>
          {training.locked ? (
            <div className={styles.cover}>
              <CoverImage src={training.thumbnail} alt="" tint="training" ratio="wide" isEager>
                <LockedBadge level={training.accessLevel} />
              </CoverImage>
            </div>
          ) : (
            <TrainingVideo training={training} filmLog={filmLog} />
          )}
          {!training.locked && training.soundcloudUrl && (
            <SoundcloudPlayer address={training.soundcloudUrl} />
          )}
        </div>
        <div className={styles.plan}>
          {hasFilm && about}
          {training.description && (
            <section aria-label={training.locked ? trainingsText.opening : trainingsText.plan}>
              {training.plan ? (
                <>
                  <MarkdownText text={introductionOf(training.description)} />
                  <TrainingPlan sections={training.plan} />
                </>
              ) : (
                <MarkdownText text={training.description} />
              )}
              {training.locked && (
                <p className={line.line}>
                  {training.videoBytes === null ? trainingsText.rest : trainingsText.restWithVideo}
                </p>
              )}
            </section>
          )}
          {training.locked && <LockedNotice thing="training" level={training.accessLevel} />}
        </div>
      </div>
      {!training.locked && <MarkAsDone training={training} />}
    </Page>
  );
}

/** The text before the first heading: the headings and their lists are the plan. */
function introductionOf(description: string): string {
  return description.split(/\n(?=## )/u, 1)[0] ?? '';
}

/** The actions on a training that is open to her: a member begins it, a visitor is told that she must sign in. */
function Start({ training }: { training: TrainingDetailsFragment }) {
  const member = useMember();
  const isVisitor = useIsVisitor();
  if (isVisitor) return <SignInFirst isGuided={hasSets(training.plan)} />;
  if (!member) return null;
  return (
    <>
      <div className={styles.start}>
        {hasSets(training.plan) && <StartTraining training={training} />}
        <PlanTraining training={cardOf(training)} />
        <DidEarlier training={cardOf(training)} />
      </div>
      <LastSession trainingId={training.id} />
    </>
  );
}

/** A visitor has nowhere to store her sets. */
function SignInFirst({ isGuided }: { isGuided: boolean }) {
  return (
    <div className={styles.signIn}>
      <p>{isGuided ? trainingsText.signInToStart : trainingsText.signInToMark}</p>
      <LinkButton to={paths.register.to()}>{actions.signUp}</LinkButton>
      <LinkButton to={paths.login.to()} variant="secondary">
        {actions.signIn}
      </LinkButton>
    </div>
  );
}

function MarkAsDone({ training }: { training: TrainingDetailsFragment }) {
  const member = useMember();
  return member && <CompletionAction training={cardOf(training)} member={member} />;
}
