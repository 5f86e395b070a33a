import { useQuery } from 'urql';
import { TrainingScreen_VideoDocument } from '../../contract/documents.generated.ts';
import type { TrainingDetailsFragment } from '../../contract/documents.generated.ts';
import { VISITOR_ID } from '../../session/member-memory.ts';
import { useMemberId } from '../../session/use-member-id.ts';
import { CoverImage } from '../../ui/cover-image.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveVideoPanel } from '../saved-videos/save-video-panel.tsx';
import { useSavedVideos } from '../saved-videos/use-saved-videos.ts';
import { TrainingPlayer } from './training-player.tsx';
import styles from './training-screen.module.css';
import { trainingsText } from './trainings.text.ts';

/** The player; where there is no video, or its address cannot be had now, the cover and a word why. */
export function TrainingVideo({ training }: { training: TrainingDetailsFragment }) {
  const [{ data, fetching }] = useQuery({
    query: TrainingScreen_VideoDocument,
    variables: { id: training.id },
  });
  const memberId = useMemberId();
  const saved = useSavedVideos(memberId);
  // What lies on the device plays also where the address cannot be asked for.
  const here = saved?.find(({ trainingId, isWhole }) => trainingId === training.id && isWhole);
  const video = here?.address ?? data?.getTraining?.video;
  if (video) {
    return (
      <>
        <TrainingPlayer training={training} video={video} isSaved={here !== undefined} />
        {memberId !== VISITOR_ID && <Saving memberId={memberId} training={training} address={video} />}
      </>
    );
  }
  return (
    <>
      <div className={styles.cover}>
        <CoverImage src={training.thumbnail} alt="" tint="training" ratio="wide" isEager />
      </div>
      {!fetching && saved && (
        <WithoutVideo isKnown={Boolean(data?.getTraining)} isLive={training.type.includes('LIVE')} />
      )}
    </>
  );
}

interface SavingProps {
  memberId: string;
  training: TrainingDetailsFragment;
  address: string;
}

/** Only of a video whose size is known: it is told before anything is fetched. */
function Saving({ memberId, training, address }: SavingProps) {
  const { id: trainingId, title, videoBytes: bytes } = training;
  if (bytes === null) return null;
  return <SaveVideoPanel memberId={memberId} video={{ trainingId, title, address, bytes }} />;
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
