import { type RefObject, useRef, useState } from 'react';
import { useMemberId } from '../../session/use-member-id.ts';
import { keepWatchPosition, readWatchPosition } from './watch-position.ts';

/** A crash loses at most this much of the position. */
const KEEP_EVERY_SECONDS = 5;

interface WatchPosition {
  /** Seconds from the start where she left the video; undefined once she watches it again. */
  leftAt: number | undefined;
  /** She watches, from wherever that is. */
  begin: () => void;
  keep: () => void;
  /** As `keep`, for an event that comes many times a second. */
  keepNowAndThen: () => void;
}

/** Keeps on this device where a training's video was left, and tells it the next time. */
export function useWatchPosition(
  video: RefObject<HTMLVideoElement | null>,
  trainingId: string,
): WatchPosition {
  const memberId = useMemberId();
  const keptAt = useRef(0);
  const [leftAt, setLeftAt] = useState(() => readWatchPosition(memberId, trainingId));
  const begin = () => setLeftAt(undefined);
  const keep = () => {
    if (!video.current || !(video.current.duration > 0)) return;
    keptAt.current = video.current.currentTime;
    keepWatchPosition(memberId, trainingId, video.current.currentTime, video.current.duration);
  };
  return {
    leftAt,
    begin,
    keep,
    keepNowAndThen: () => {
      if (video.current && Math.abs(video.current.currentTime - keptAt.current) >= KEEP_EVERY_SECONDS) keep();
    },
  };
}
