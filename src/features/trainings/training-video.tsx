import { useQuery } from 'urql';
import { TrainingScreen_VideoDocument } from '../../contract/documents.generated.ts';
import type { TrainingDetailsFragment } from '../../contract/documents.generated.ts';
import { CoverImage } from '../../ui/cover-image.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TrainingPlayer } from './training-player.tsx';
import styles from './training-screen.module.css';
import { trainingsText } from './trainings.text.ts';

/** The player; where there is no video, or its address cannot be had now, the cover and a word why. */
export function TrainingVideo({ training }: { training: TrainingDetailsFragment }) {
  const [{ data, fetching }] = useQuery({
    query: TrainingScreen_VideoDocument,
    variables: { id: training.id },
  });
  const video = data?.getTraining?.video;
  if (video) return <TrainingPlayer training={training} video={video} />;
  return (
    <>
      <div className={styles.cover}>
        <CoverImage src={training.thumbnail} alt="" tint="training" ratio="wide" isEager />
      </div>
      {!fetching && (
        <WithoutVideo isKnown={Boolean(data?.getTraining)} isLive={training.type.includes('LIVE')} />
      )}
    </>
  );
}

/** `isKnown`: the server has said that there is none. */
function WithoutVideo({ isKnown, isLive }: { isKnown: boolean; isLive: boolean }) {
  if (!isKnown) return <Notice>{trainingsText.videoFailed}</Notice>;
  if (!isLive) return <Notice>{trainingsText.noVideo}</Notice>;
  return (
    <Notice
      action={
        <LinkButton to="/calendar" variant="secondary" size="compact">
          {trainingsText.toCalendar}
        </LinkButton>
      }
    >
      {trainingsText.live}
    </Notice>
  );
}
