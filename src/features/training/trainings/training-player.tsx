import { RotateCcw } from 'lucide-react';
import { type ComponentType, Suspense, useMemo, useRef, useState } from 'react';
import type { TrainingDetailsFragment } from '../../../../contract/documents.generated.ts';
import { actions, fill, training as trainingWords } from '../../../language/words.ts';
import { captionsOf } from '../../../library/media-path.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { type Obstacle, useObstacle } from '../../../platform/sync-status/obstacle.ts';
import { chaptersOf, FilmChapters, useCurrentChapter } from './film-chapters.tsx';
import { ScreenButtons } from './screen-buttons.tsx';
import { type Speed, SpeedField, speedOf } from './speed-field.tsx';
import styles from './training-player.module.css';
import { missingVideoWords, trainingsText } from './trainings.text.ts';
import { useCaptions } from './use-captions.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePlayableAddress } from './use-playable-address.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useWatchPosition } from './use-watch-position.ts';
import { filmOf, formatPosition } from './watch-position.ts';

interface TrainingPlayerProps {
  training: TrainingDetailsFragment;
  /** The video's address, which may expire; undefined until it is known. Its Estonian captions are next to it. */
  address: string | undefined;
  /** Returns an address that has not expired; rejects if there is none. */
  askAddress: () => Promise<string>;
  /** True if the whole video is on the device. */
  isSaved: boolean;
  /** Of a member: logs the sets of the exercise that is shown. */
  filmLog?: FilmLogPart | undefined;
}

export interface FilmLogProps {
  training: TrainingDetailsFragment;
  /** The number of the exercise that is shown, in turn, from 0; -1 before she has begun. */
  chapter: number;
}

/** A feature above this one has it. */
export type FilmLogPart = ComponentType<FilmLogProps>;

/** The video with captions, speed, a remembered position, and a screen kept awake while it plays. */
export function TrainingPlayer({ training, isSaved, filmLog: FilmLog, ...asked }: TrainingPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const [isFetching, setIsFetching] = useState(false);
  const obstacle = useObstacle();
  const isOffline = obstacle !== undefined;
  const [speed, setSpeed] = useState<Speed>('1');
  const playable = usePlayableAddress(video, { ...asked, isPlaying, isStarted, isSaved });
  const position = useWatchPosition(video, training.id, filmOf(playable.address));
  const { leftAt } = position;
  const chapters = useMemo(() => chaptersOf(training), [training]);
  const chapter = useCurrentChapter(chapters);
  const hasCaptions = useCaptions(video);
  usePlayerKeys(video);
  useWakeLock(isPlaying);
  useMediaSession(video, { title: training.title, artwork: training.thumbnail });

  const playFrom = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    position.begin();
    void video.current.play().catch(() => undefined);
  };
  const resume = (seconds: number) => {
    playFrom(seconds);
    // The button goes with the press.
    video.current?.focus({ preventScroll: true });
  };
  const stop = () => {
    setIsPlaying(false);
    position.keep();
  };
  // A video that was playing when the network failed plays on. One opened offline may have only a cached beginning.
  const cannotPlay =
    playable.isFailed || (isOffline && !isSaved && !isFetching && playable.address !== undefined);

  return (
    <div className={styles.player}>
      <video
        ref={video}
        className={classes(styles.video, !isStarted && styles.poster)}
        src={playable.address}
        poster={training.thumbnail ?? undefined}
        controls={isStarted || (playable.address !== undefined && !cannotPlay)}
        playsInline
        x-webkit-airplay="allow"
        preload="metadata"
        aria-label={fill(trainingsText.player, { title: training.title })}
        onPlay={() => {
          setIsPlaying(true);
          setIsStarted(true);
          if (!isOffline) setIsFetching(true);
          position.begin();
        }}
        onPause={stop}
        onEnded={stop}
        onTimeUpdate={(event) => {
          position.rememberNowAndThen();
          chapter.follow(event.currentTarget);
        }}
        onRateChange={(event) => {
          const rate = speedOf(event.currentTarget);
          if (rate) setSpeed(rate);
        }}
        onError={(event) => playable.fail(event.currentTarget)}
        onLoadedMetadata={(event) => playable.ready(event.currentTarget)}
      >
        <track
          kind="captions"
          srcLang="et"
          label={trainingWords.captions}
          src={playable.address && captionsOf(playable.address)}
          default={hasCaptions}
        />
      </video>
      {cannotPlay && <MissingVideo obstacle={obstacle} onRetry={playable.tryAgain} />}
      {!cannotPlay && (
        <div className={styles.tools}>
          {leftAt !== undefined && (
            <Button variant="secondary" size="compact" icon={RotateCcw} onClick={() => resume(leftAt)}>
              {fill(trainingsText.resumeFrom, { time: formatPosition(leftAt) })}
            </Button>
          )}
          <ScreenButtons video={video} />
          <SpeedField
            speed={speed}
            onChange={(chosen) => {
              setSpeed(chosen);
              if (video.current) video.current.playbackRate = Number(chosen);
            }}
          />
        </div>
      )}
      {!cannotPlay && chapters.length > 0 && (
        <>
          {FilmLog && (
            <div className={styles.log}>
              <Suspense>
                <FilmLog training={training} chapter={chapter.current} />
              </Suspense>
            </div>
          )}
          <FilmChapters chapters={chapters} current={chapter.current} onSeek={playFrom} />
        </>
      )}
    </div>
  );
}

interface MissingVideoProps {
  obstacle: Obstacle | undefined;
  onRetry: () => void;
}

function MissingVideo({ obstacle, onRetry }: MissingVideoProps) {
  return (
    <Notice
      kind="info"
      isAnnounced
      action={
        // Without a network or a session, retrying would fail again; it resumes when they return.
        obstacle === undefined && (
          <Button variant="secondary" size="compact" onClick={onRetry}>
            {actions.retry}
          </Button>
        )
      }
    >
      {obstacle ? missingVideoWords(obstacle) : trainingsText.videoBroken}
    </Notice>
  );
}
