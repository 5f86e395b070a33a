import { useEffect } from 'react';
import type { TrainingDetailsFragment } from '../../../../contract/documents.generated.ts';
import { pathOf } from '../../../library/media-path.ts';
import { type SavedVideo, shareSavedVideo, trainingsOf } from '../../../library/saved-videos.ts';
import { VISITOR } from '../../../library/viewer.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LockedNotice } from '../../../platform/access/locked-notice.tsx';
import { GoneFilm } from '../saved-videos/gone-film.tsx';
import { SaveVideoPanel } from '../saved-videos/save-video-panel.tsx';
import { useSavedVideos } from '../saved-videos/use-saved-videos.ts';
import { useObstacle } from '../../../platform/sync-status/obstacle.ts';
import { type FilmLogPart, TrainingPlayer } from './training-player.tsx';
import styles from './training-screen.module.css';
import { missingVideoWords } from './trainings.text.ts';
import { useVideoAddress } from './use-video-address.ts';

interface TrainingVideoProps {
  training: TrainingDetailsFragment;
  filmLog?: FilmLogPart | undefined;
}

/** The filmed video, if the training has one; else its cover. Below it what became of one that was being saved. */
export function TrainingVideo({ training, filmLog }: TrainingVideoProps) {
  const memberId = useMemberId();
  return (
    <>
      <FilmOrCover training={training} memberId={memberId} filmLog={filmLog} />
      <GoneFilm memberId={memberId} trainingId={training.id} />
    </>
  );
}

function FilmOrCover({
  training,
  memberId,
  filmLog,
}: Pick<FilmedProps, 'training' | 'memberId' | 'filmLog'>) {
  const saved = useSavedVideos(memberId);
  const here = saved?.find((video) => video.isWhole && trainingsOf(video).includes(training.id));
  if (training.videoBytes !== null || here)
    return <Filmed {...{ training, memberId, here, saved, filmLog }} />;
  return <Cover training={training} />;
}

interface FilmedProps {
  training: TrainingDetailsFragment;
  memberId: string;
  /** The video on this device, if she has saved it with this training. */
  here: SavedVideo | undefined;
  /** All on this device; undefined until it is known. */
  saved: readonly SavedVideo[] | undefined;
  filmLog: FilmLogPart | undefined;
}

/** The player, without the video until its address is known; if there is none, the cover and the reason. */
function Filmed({ training, memberId, here, saved, filmLog }: FilmedProps) {
  const { address, isKnown, isClosed, isAsking, askAddress } = useVideoAddress(training.id, here);
  const obstacle = useObstacle();
  const isHere = ({ isWhole, address: path }: SavedVideo) =>
    isWhole && address !== undefined && path === pathOf(address);
  const shared = here ? undefined : saved?.find(isHere)?.address;
  useEffect(() => {
    // Found by its training, it plays even without a network, when nobody can tell its address.
    if (shared !== undefined) void shareSavedVideo(memberId, shared, training.id).catch(() => undefined);
  }, [memberId, shared, training.id]);
  const isComing = !isClosed && !isKnown && (isAsking || !saved);
  if (address === undefined && !isComing) {
    return (
      <>
        <Cover training={training} />
        {isClosed ? (
          <LockedNotice thing="training" level={training.accessLevel} />
        ) : (
          !isKnown && <Notice>{missingVideoWords(obstacle)}</Notice>
        )}
      </>
    );
  }
  return (
    <>
      <TrainingPlayer
        training={training}
        address={address}
        askAddress={askAddress}
        isSaved={here !== undefined || shared !== undefined}
        filmLog={memberId === VISITOR ? undefined : filmLog}
      />
      {memberId !== VISITOR && (
        <Saving
          memberId={memberId}
          training={training}
          address={address === undefined ? undefined : pathOf(address)}
          askAddress={askAddress}
        />
      )}
    </>
  );
}

function Cover({ training }: { training: TrainingDetailsFragment }) {
  return (
    <div className={styles.cover}>
      <CoverImage src={training.thumbnail} alt="" tint="training" ratio="wide" isEager />
    </div>
  );
}

interface SavingProps {
  memberId: string;
  training: TrainingDetailsFragment;
  /** The video's path; undefined until it is known. */
  address: string | undefined;
  askAddress: () => Promise<string>;
}

/** Offered only for a video of known size, because the size is shown before anything is fetched. */
function Saving({ memberId, training, address, askAddress }: SavingProps) {
  const { id: trainingId, title, videoBytes: bytes } = training;
  if (bytes === null) return null;
  return <SaveVideoPanel memberId={memberId} video={{ trainingId, title, address, bytes, askAddress }} />;
}
