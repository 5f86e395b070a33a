import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TrainingDetailsFragment } from '../../contract/documents.generated.ts';
import { actions, fill, training as trainingWords } from '../../language/words.ts';
import { captionsOf } from '../../library/media-path.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { useObstacle } from '../sync-status/obstacle.ts';
import styles from './training-player.module.css';
import { missingVideoWords, trainingsText } from './trainings.text.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePlayableAddress } from './use-playable-address.ts';
import { useWatchPosition } from './use-watch-position.ts';
import { formatPosition } from './watch-position.ts';

interface TrainingPlayerProps {
  training: TrainingDetailsFragment;
  /** The video's address, which may expire. Its Estonian captions are next to it. */
  address: string;
  /** Returns an address that has not expired; rejects if there is none. */
  askAddress: () => Promise<string>;
  /** Whether the whole video is on the device. */
  isSaved: boolean;
}

const SPEEDS = ['0.75', '1', '1.25', '1.5'] as const;
const SPEED_OPTIONS = SPEEDS.map((value) => ({
  value,
  label: fill(trainingsText.speedValue, { speed: value.replace('.', ',') }),
}));

/** The video with captions, speed, a remembered position, and a screen kept awake while it plays. */
export function TrainingPlayer({ training, isSaved, ...asked }: TrainingPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const [isFetching, setIsFetching] = useState(false);
  const obstacle = useObstacle();
  const isOffline = obstacle !== undefined;
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const playable = usePlayableAddress(video, { ...asked, isPlaying, isStarted, isSaved });
  const position = useWatchPosition(video, training.id);
  useWakeLock(isPlaying);
  useMediaSession(video, { title: training.title, artwork: training.thumbnail });

  const resume = () => {
    if (!video.current || position.leftAt === undefined) return;
    video.current.currentTime = position.leftAt;
    position.begin();
    void video.current.play().catch(() => undefined);
  };
  // A video that was playing when the network failed plays on. One opened offline may have only a cached beginning.
  const cannotPlay = playable.isFailed || (isOffline && !isSaved && !isFetching);

  return (
    <div className={styles.player}>
      <video
        ref={video}
        className={classes(styles.video, !isStarted && styles.poster)}
        src={playable.address}
        poster={training.thumbnail ?? undefined}
        controls={isStarted || !cannotPlay}
        playsInline
        preload="metadata"
        aria-label={fill(trainingsText.player, { title: training.title })}
        onPlay={() => {
          setIsPlaying(true);
          setIsStarted(true);
          if (!isOffline) setIsFetching(true);
          position.begin();
        }}
        onPause={() => {
          setIsPlaying(false);
          position.keep();
        }}
        onEnded={() => {
          setIsPlaying(false);
          position.keep();
        }}
        onTimeUpdate={position.rememberNowAndThen}
        onRateChange={(event) => {
          const rate = SPEEDS.find((each) => Number(each) === event.currentTarget.playbackRate);
          if (rate) setSpeed(rate);
        }}
        onError={(event) => playable.fail(event.currentTarget)}
        onLoadedMetadata={(event) => playable.ready(event.currentTarget)}
      >
        <track
          kind="captions"
          srcLang="et"
          label={trainingWords.captions}
          src={captionsOf(playable.address)}
          default
        />
      </video>
      {cannotPlay && (
        <Notice
          kind="info"
          isAnnounced
          action={
            // Without a network or a session, retrying would fail again; it resumes when they return.
            !isOffline && (
              <Button variant="secondary" size="compact" onClick={playable.tryAgain}>
                {actions.retry}
              </Button>
            )
          }
        >
          {obstacle ? missingVideoWords(obstacle) : trainingsText.videoBroken}
        </Notice>
      )}
      {!cannotPlay && (
        <div className={styles.tools}>
          {position.leftAt !== undefined && (
            <Button variant="secondary" size="compact" icon={RotateCcw} onClick={resume}>
              {fill(trainingsText.resumeFrom, { time: formatPosition(position.leftAt) })}
            </Button>
          )}
          <div className={styles.speed}>
            <SelectField
              label={trainingsText.speed}
              isLabelHidden
              value={speed}
              options={SPEED_OPTIONS}
              onChange={(chosen) => {
                setSpeed(chosen);
                if (video.current) video.current.playbackRate = Number(chosen);
              }}
            />
          </div>
        </div>
      )}
    </div>
  );
}
